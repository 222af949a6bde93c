package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a terminal would obey is shown instead, wherever a text is cut into pieces. */
class TerminalStreamTest {

    private static String filtered(byte[] bytes, int piece, boolean keepsReturns)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TerminalStream stream = new TerminalStream(out, keepsReturns)) {
            for (int at = 0; at < bytes.length; at += piece) {
                stream.write(bytes, at, Math.min(piece, bytes.length - at));
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String filtered(String text) throws IOException {
        return filtered(text.getBytes(StandardCharsets.UTF_8), 1 << 16, false);
    }

    @Test
    void escapeSequencesAreShown() throws IOException {
        assertThat(filtered("a\u001b]0;title\u0007b")).isEqualTo("a\\x1b]0;title\\x07b");
        assertThat(filtered("x\u009b31my\u007f")).isEqualTo("x\\u009b31my\\u007f");
        assertThat(filtered("user\u202etxt.exe\u2066")).isEqualTo("user\\u202etxt.exe\\u2066");
        assertThat(filtered("over\rwritten")).isEqualTo("over\\x0dwritten");
    }

    @Test
    void textStaysWhatItIs() throws IOException {
        String text = "plain\tand\nübliche — “quotes” ‰ 漢字 🙂 Â\u00a0 \u2028 \u200f";
        assertThat(filtered(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void whereTheTextIsCutDoesNotMatter(int piece) throws IOException {
        String text = "é\u009b漢\u202e\u2067“\u001b‰\u0085Â🙂\u2029";
        assertThat(filtered(text.getBytes(StandardCharsets.UTF_8), piece, false))
                .isEqualTo(filtered(text));
    }

    @Test
    void aControlCharacterIsNotHiddenByABrokenOneBeforeIt() throws IOException {
        assertThat(filtered(new byte[] {(byte) 0xc2, 0x1b, 'x'}, 8, false)).contains("\\x1bx");
        assertThat(filtered(new byte[] {(byte) 0xe2, (byte) 0x80, 0x1b}, 8, false))
                .contains("\\x1b");
    }

    @Test
    void aStreamThatRedrawsItsLineKeepsReturns() throws IOException {
        assertThat(filtered("\rprogress\u001b".getBytes(StandardCharsets.UTF_8), 99, true))
                .isEqualTo("\rprogress\\x1b");
    }

    @Test
    void dataKeepsItsBytesUnlessItGoesToATerminal() throws IOException {
        assertThat(written("", Console::data)).isEqualTo("a\u001bb");
        assertThat(written("out", Console::data)).isEqualTo("a\\x1bb");
        assertThat(written("", Console::text)).isEqualTo("a\\x1bb");
        assertThat(written("out", Console::ownWords)).isEqualTo("a\u001bb");
    }

    private static String written(String terminals, Function<Console, Writer> stream)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(out, new ByteArrayOutputStream(), terminals);
        try (Writer writer = stream.apply(console)) {
            writer.write("a\u001bb");
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTextOnOneLineHasNoControlCharacters() {
        assertThat(ControlCharacters.escape("a\nb\u001b[2J\u202e"))
                .isEqualTo("a\\nb\\x1b[2J\\u202e");
    }
}
