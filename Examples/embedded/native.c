// Where there is a C library, it needs only to be told what to run.
void run_program(void);

int main(void) {
  run_program();
  return 0;
}
