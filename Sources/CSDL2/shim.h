#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

// GL comes with SDL's own headers, so that no libgl-dev is needed, and its functions from SDL_GL_GetProcAddress.
#define SDL_USE_BUILTIN_OPENGL_DEFINITIONS 1
#define GL_GLES_PROTOTYPES 0
#include <SDL2/SDL_opengles2.h>

// What GLES 3.0 and GL 3.3 core share and the GLES 2.0 header lacks (values from the Khronos registry).
#define RECREO_GL_RGBA8 0x8058
#define RECREO_GL_READ_FRAMEBUFFER 0x8CA8
#define RECREO_GL_DRAW_FRAMEBUFFER 0x8CA9
#define RECREO_GL_UNPACK_ROW_LENGTH 0x0CF2

typedef void(GL_APIENTRYP RecreoGenVertexArrays)(GLsizei, GLuint *);
typedef void(GL_APIENTRYP RecreoBindVertexArray)(GLuint);
typedef void(GL_APIENTRYP RecreoBlitFramebuffer)(
    GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum);

/// The GL functions Recreo calls, all of them found at run time.
typedef struct {
  PFNGLACTIVETEXTUREPROC activeTexture;
  PFNGLATTACHSHADERPROC attachShader;
  PFNGLBINDATTRIBLOCATIONPROC bindAttribLocation;
  PFNGLBINDBUFFERPROC bindBuffer;
  PFNGLBINDFRAMEBUFFERPROC bindFramebuffer;
  PFNGLBINDTEXTUREPROC bindTexture;
  RecreoBindVertexArray bindVertexArray;
  PFNGLBLENDFUNCPROC blendFunc;
  RecreoBlitFramebuffer blitFramebuffer;
  PFNGLBUFFERDATAPROC bufferData;
  PFNGLCHECKFRAMEBUFFERSTATUSPROC checkFramebufferStatus;
  PFNGLCLEARPROC clear;
  PFNGLCLEARCOLORPROC clearColor;
  PFNGLCOMPILESHADERPROC compileShader;
  PFNGLCREATEPROGRAMPROC createProgram;
  PFNGLCREATESHADERPROC createShader;
  PFNGLDELETEFRAMEBUFFERSPROC deleteFramebuffers;
  PFNGLDELETESHADERPROC deleteShader;
  PFNGLDELETETEXTURESPROC deleteTextures;
  PFNGLDISABLEPROC disable;
  PFNGLDRAWARRAYSPROC drawArrays;
  PFNGLDRAWELEMENTSPROC drawElements;
  PFNGLENABLEPROC enable;
  PFNGLENABLEVERTEXATTRIBARRAYPROC enableVertexAttribArray;
  PFNGLFINISHPROC finish;
  PFNGLFLUSHPROC flush;
  PFNGLFRAMEBUFFERTEXTURE2DPROC framebufferTexture2D;
  PFNGLGENBUFFERSPROC genBuffers;
  PFNGLGENFRAMEBUFFERSPROC genFramebuffers;
  PFNGLGENTEXTURESPROC genTextures;
  RecreoGenVertexArrays genVertexArrays;
  PFNGLGETERRORPROC getError;
  PFNGLGETPROGRAMINFOLOGPROC getProgramInfoLog;
  PFNGLGETPROGRAMIVPROC getProgramiv;
  PFNGLGETSHADERINFOLOGPROC getShaderInfoLog;
  PFNGLGETSHADERIVPROC getShaderiv;
  PFNGLGETINTEGERVPROC getIntegerv;
  PFNGLGETSTRINGPROC getString;
  PFNGLGETUNIFORMLOCATIONPROC getUniformLocation;
  PFNGLLINKPROGRAMPROC linkProgram;
  PFNGLPIXELSTOREIPROC pixelStorei;
  PFNGLREADPIXELSPROC readPixels;
  PFNGLSCISSORPROC scissor;
  PFNGLSHADERSOURCEPROC shaderSource;
  PFNGLTEXIMAGE2DPROC texImage2D;
  PFNGLTEXPARAMETERIPROC texParameteri;
  PFNGLTEXSUBIMAGE2DPROC texSubImage2D;
  PFNGLUNIFORM1FPROC uniform1f;
  PFNGLUNIFORM1IPROC uniform1i;
  PFNGLUNIFORM2FPROC uniform2f;
  PFNGLUNIFORM4FPROC uniform4f;
  PFNGLUSEPROGRAMPROC useProgram;
  PFNGLVERTEXATTRIBPOINTERPROC vertexAttribPointer;
  PFNGLVIEWPORTPROC viewport;
} RecreoGL;
