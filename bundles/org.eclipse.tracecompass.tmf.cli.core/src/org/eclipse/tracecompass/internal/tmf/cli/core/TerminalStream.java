package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;

/**
 * A stream of UTF-8 that a person reads: control characters of what comes from a trace are shown
 * and not obeyed. Line breaks and tabs stay what they are. Not thread-safe.
 */
final class TerminalStream extends FilterOutputStream {

    private final boolean keepsReturns;

    /** The first bytes of a character that may turn out to be a control character. */
    private final byte[] held = new byte[3];

    private int holding;

    /**
     * Creates the stream.
     *
     * @param out receives what can be shown
     * @param keepsReturns whether carriage returns are our own, by which a line is drawn again
     */
    TerminalStream(OutputStream out, boolean keepsReturns) {
        super(out);
        this.keepsReturns = keepsReturns;
    }

    @Override
    public void write(int b) throws IOException {
        ByteArrayOutputStream one = new ByteArrayOutputStream(16);
        filter((byte) b, one);
        one.writeTo(out);
    }

    @Override
    public void write(byte @Nullable [] bytes, int offset, int length) throws IOException {
        if (bytes == null || holding == 0 && isPlain(bytes, offset, length)) {
            out.write(bytes, offset, length);
            return;
        }
        ByteArrayOutputStream filtered = new ByteArrayOutputStream(length + length / 8 + 16);
        for (int i = offset; i < offset + length; i++) {
            filter(bytes[i], filtered);
        }
        filtered.writeTo(out);
    }

    /** Most of what is written has nothing to hide and nothing beyond ASCII. */
    private boolean isPlain(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (bytes[i] < 0 || isObeyed(bytes[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean isObeyed(int c) {
        return c != '\n' && c != '\t' && !(c == '\r' && keepsReturns) && c < ' ' && c >= 0
                || c == 0x7f;
    }

    /** Control characters beyond ASCII begin with C2 (C1 controls) or E2 80, E2 81 (turns). */
    private void filter(byte b, ByteArrayOutputStream to) {
        int unsigned = b & 0xff;
        if (holding == 0 && (unsigned == 0xc2 || unsigned == 0xe2)) {
            held[holding++] = b;
        } else if (holding == 1
                && (held[0] & 0xff) == 0xe2
                && (unsigned == 0x80 || unsigned == 0x81)) {
            held[holding++] = b;
        } else if (holding > 0 && (unsigned & 0xc0) == 0x80) {
            held[holding++] = b;
            release(to);
        } else if (holding > 0) {
            to.write(held, 0, holding);
            holding = 0;
            filter(b, to);
        } else if (isObeyed(unsigned)) {
            to.writeBytes(ascii(ControlCharacters.shown(unsigned)));
        } else {
            to.write(b);
        }
    }

    private void release(ByteArrayOutputStream to) {
        String text = new String(held, 0, holding, StandardCharsets.UTF_8);
        if (text.length() == 1 && ControlCharacters.isControl(text.charAt(0))) {
            to.writeBytes(ascii(ControlCharacters.shown(text.charAt(0))));
        } else {
            to.write(held, 0, holding);
        }
        holding = 0;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        out.write(held, 0, holding);
        holding = 0;
        super.close();
    }
}
