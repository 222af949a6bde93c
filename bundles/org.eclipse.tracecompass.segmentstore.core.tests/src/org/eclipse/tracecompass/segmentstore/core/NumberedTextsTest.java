package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class NumberedTextsTest {

    @Test
    void equalTextsHaveOneNumber() {
        NumberedTexts texts = new NumberedTexts();
        assertThat(texts.number("a")).isZero();
        assertThat(texts.number("b")).isEqualTo(1);
        assertThat(texts.number("a")).isZero();
        assertThat(texts.size()).isEqualTo(2);
        assertThat(texts.text(1)).isEqualTo("b");
        texts.add("a");
        assertThat(texts.size()).isEqualTo(3);
        assertThat(texts.text(2)).isEqualTo("a");
    }

    /** A million would take hours if each text was copied for the next. */
    @Test
    @Timeout(60)
    void anotherThreadReadsWhatIsAdded() {
        NumberedTexts texts = new NumberedTexts();
        AtomicInteger added = new AtomicInteger();
        CompletableFuture<Integer> wrong =
                CompletableFuture.supplyAsync(
                        () -> {
                            int errors = 0;
                            for (int now = 0; now < 1_000_000; ) {
                                now = added.get();
                                int last = now - 1;
                                if (now > 0 && !texts.text(last).equals(Integer.toString(last))) {
                                    errors++;
                                }
                            }
                            return errors;
                        });
        for (int i = 0; i < 1_000_000; i++) {
            texts.number(Integer.toString(i));
            added.set(i + 1);
        }
        assertThat(wrong.join()).isZero();
    }
}
