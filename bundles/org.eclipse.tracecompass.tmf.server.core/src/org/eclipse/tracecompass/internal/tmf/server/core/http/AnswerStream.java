package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Sends the body of an answer: a short one with its length, a longer one in pieces and, when the
 * client takes that, compressed.
 */
final class AnswerStream extends OutputStream {

    /** The longest answer that is held back until its length is known. */
    private static final int SHORT = 1 << 14;

    private final HttpExchange exchange;
    private final int status;
    private final boolean zipped;
    private final byte[] held = new byte[SHORT];
    private int length;
    private @Nullable OutputStream out;

    AnswerStream(HttpExchange exchange, int status, boolean zipped) {
        this.exchange = exchange;
        this.status = status;
        this.zipped = zipped;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @NonNullByDefault({})
    @Override
    public void write(byte[] bytes, int offset, int count) throws IOException {
        OutputStream out = this.out;
        if (out == null && count <= SHORT - length) {
            System.arraycopy(bytes, offset, held, length, count);
            length += count;
            return;
        }
        (out == null ? begin() : out).write(bytes, offset, count);
    }

    @Override
    public void flush() throws IOException {
        OutputStream out = this.out;
        if (out != null) {
            out.flush();
        }
    }

    /** Sends what there is, and all that follows, without waiting for the length. */
    OutputStream begin() throws IOException {
        if (zipped) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        exchange.sendResponseHeaders(status, 0);
        OutputStream body = exchange.getResponseBody();
        OutputStream out = zipped ? new GZIPOutputStream(body, SHORT, true) : body;
        this.out = out;
        out.write(held, 0, length);
        return out;
    }

    @Override
    public void close() throws IOException {
        OutputStream out = this.out;
        if (out != null) {
            out.close();
            return;
        }
        exchange.sendResponseHeaders(status, length == 0 ? -1 : length);
        if (length > 0) {
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(held, 0, length);
            }
        }
    }
}
