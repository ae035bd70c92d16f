#pragma once
#include <stddef.h>
#include <stdint.h>
/// libFuzzer's loop: calls the function with one input after the other (FuzzerInterface.h of LLVM).
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
