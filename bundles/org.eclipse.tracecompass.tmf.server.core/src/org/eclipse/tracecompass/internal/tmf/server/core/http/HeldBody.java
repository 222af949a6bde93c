package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.google.gson.stream.JsonWriter;
import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;

/**
 * The body of an answer in memory: as it is where it is short, else compressed. So a reader that is
 * slow keeps some kilobytes, not what the body was made of.
 */
final class HeldBody extends OutputStream {

    /** The longest body that is not compressed for a reader that takes that, in bytes. */
    private static final int SHORT = 1 << 14;

    /** The longest body that is not compressed, in bytes. */
    private static final int LONG = 1 << 18;

    private static final int FIRST = 1 << 12;

    private final ByteArrayOutputStream held = new ByteArrayOutputStream(FIRST);
    private final boolean takesZip;
    private final @Nullable IProgressMonitor monitor;
    private @Nullable Zip zip;

    /** What is compressed once and sent once is better done soon than small. */
    private static final class Zip extends GZIPOutputStream {
        Zip(OutputStream out) throws IOException {
            super(out, SHORT);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }

    private HeldBody(boolean takesZip, @Nullable IProgressMonitor monitor) {
        this.takesZip = takesZip;
        this.monitor = monitor;
    }

    /** Returns a body that is given. */
    static HeldBody of(byte[] content, boolean takesZip) throws IOException {
        try (HeldBody body = new HeldBody(takesZip, null)) {
            body.write(content);
            return body;
        }
    }

    /**
     * Writes a body.
     *
     * @param json the body
     * @param takesZip whether the reader takes what is compressed
     * @param monitor is cancelled when nobody wants it any more
     * @throws OperationCanceledException when it was
     */
    static HeldBody of(JsonBody json, boolean takesZip, @Nullable IProgressMonitor monitor)
            throws IOException {
        try (HeldBody body = new HeldBody(takesZip, monitor)) {
            JsonWriter writer =
                    new JsonWriter(
                            new BufferedWriter(
                                    new OutputStreamWriter(body, StandardCharsets.UTF_8)));
            json.write(writer);
            writer.flush();
            return body;
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @NonNullByDefault({})
    @Override
    public void write(byte[] bytes, int offset, int count) throws IOException {
        if (monitor != null && monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        Zip zip = this.zip;
        if (zip == null && held.size() + count > (takesZip ? SHORT : LONG)) {
            byte[] begin = held.toByteArray();
            held.reset();
            zip = new Zip(held);
            this.zip = zip;
            zip.write(begin);
        }
        (zip == null ? held : zip).write(bytes, offset, count);
    }

    @Override
    public void close() throws IOException {
        Zip zip = this.zip;
        if (zip != null) {
            zip.close();
        }
    }

    /**
     * Sends it as the body of an answer, in pieces: where the reader is gone, closing a body of
     * known length fails, and the server of the JDK then keeps the connection for good.
     */
    void send(HttpExchange exchange, int status) throws IOException {
        if (held.size() == 0) {
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        if (zip != null && takesZip) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        exchange.sendResponseHeaders(status, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            if (takesZip) {
                held.writeTo(out);
            } else {
                writeTo(out);
            }
        }
    }

    /** Writes it as it is. */
    void writeTo(OutputStream out) throws IOException {
        if (zip == null) {
            held.writeTo(out);
            return;
        }
        try (GZIPInputStream in =
                new GZIPInputStream(new ByteArrayInputStream(held.toByteArray()), SHORT)) {
            in.transferTo(out);
        }
    }
}
