#include "CEnglish.h"

static const _Alignas(64) unsigned char phrases[] = {
#embed "../English/Generated/phrases.bytes"
};

static const unsigned char continuations[] = {
#embed "../English/Generated/continuations.bytes"
};

static const unsigned char weights[] = {
#embed "../English/evidence.weights"
};

static const unsigned char reply_weights[] = {
#embed "../English/replies.weights"
};

static const unsigned char question_weights[] = {
#embed "../English/questions.weights"
};

const size_t parley_phrases_count = sizeof phrases;

const void *parley_phrases(void) { return phrases; }

const void *parley_continuations(void) { return continuations; }

const void *parley_weights(void) { return weights; }

const void *parley_reply_weights(void) { return reply_weights; }

const void *parley_question_weights(void) { return question_weights; }
