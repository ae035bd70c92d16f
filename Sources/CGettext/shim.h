#pragma once
// Part of the C library, but not of Swift's module of it.
#include <libintl.h>
