package org.eclipse.tracecompass.ctf.core.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** Bytes that should be text are decoded without loss. */
class Utf8Properties {

    @Property(tries = 300)
    void textIsDecodedAsItIs(@ForAll String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(Utf8.decode(bytes, 0, bytes.length))
                .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
    }

    @Property(tries = 500)
    void whatIsDecodedTellsTheBytes(@ForAll @Size(max = 12) byte[] bytes) {
        String text = Utf8.decode(bytes, 0, bytes.length);
        java.io.ByteArrayOutputStream back = new java.io.ByteArrayOutputStream();
        text.codePoints()
                .forEach(
                        code -> {
                            if (code >= 0xDC80 && code <= 0xDCFF) {
                                back.write(code - 0xDC00);
                            } else {
                                back.writeBytes(
                                        Character.toString(code).getBytes(StandardCharsets.UTF_8));
                            }
                        });
        assertThat(back.toByteArray()).isEqualTo(bytes);
    }

    @Property(tries = 300)
    void peopleSeeAReplacementForWhatIsNoText(@ForAll @Size(max = 12) byte[] bytes) {
        String readable = Utf8.readable(Utf8.decode(bytes, 0, bytes.length));
        assertThat(readable.codePoints())
                .noneMatch(
                        code -> code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE);
    }
}
