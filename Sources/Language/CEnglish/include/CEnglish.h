#ifndef C_ENGLISH_H
#define C_ENGLISH_H

#include <stddef.h>

/* What English comes to, as tables that are read where they stand; Sources/Language/English holds
   them as files. The phrases' tables are aligned to 64 bytes. */

extern const size_t parley_phrases_count;
const void *_Nonnull parley_phrases(void);
const void *_Nonnull parley_continuations(void);
const void *_Nonnull parley_weights(void);
const void *_Nonnull parley_reply_weights(void);
const void *_Nonnull parley_question_weights(void);

#endif
