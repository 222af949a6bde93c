package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the editor colours. */
class StatesColouringTest {

    private static List<String> parts(String text) {
        return StatesColouring.parts(text).stream()
                .map(
                        part ->
                                part.kind()
                                        + " "
                                        + text.substring(
                                                part.start(), part.start() + part.length()))
                .toList();
    }

    @Test
    void wordsTextsNumbersAndCommentsAreColoured() {
        assertThat(parts("on a { modify \"A/\" + b = 12; } // end"))
                .containsExactly(
                        "WORD on", "WORD modify", "TEXT \"A/\"", "NUMBER 12", "COMMENT // end");
    }

    @Test
    void whatIsNotClosedEndsWithTheLineOrTheText() {
        assertThat(parts("\"a\\\"b\non")).containsExactly("TEXT \"a\\\"b", "WORD on");
        assertThat(parts("/* on\non")).containsExactly("COMMENT /* on\non");
        assertThat(parts("\"\\")).containsExactly("TEXT \"\\");
        assertThat(parts("on_off onset")).isEmpty();
    }
}
