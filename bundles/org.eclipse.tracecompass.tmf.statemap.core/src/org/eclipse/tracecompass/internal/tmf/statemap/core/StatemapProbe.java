package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.read.StatemapParser;

/** Looks at the beginning of a file: is it statemap data? */
public final class StatemapProbe {

    /** The metadata is at the start of the data; no more is needed. */
    private static final int MOST_BYTES = 4 << 20;

    private static final int START = 256;
    private static final int BUFFER = 1 << 16;

    /** Ends the reading as soon as there is data. */
    private static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private StatemapProbe() {}

    /**
     * Looks at a file.
     *
     * @throws IOException if it is none, or cannot be read; the message says why
     */
    public static void check(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("It is a folder, and statemap data is a file");
        }
        if (!beginsAnObject(file)) {
            throw new IOException("It does not begin with an object of JSON");
        }
        // The head of the text, not of the file: a small file may unpack to any size.
        try (InputStream in = new Head(text(file))) {
            new StatemapParser(in, false)
                    .parse(
                            new StatemapHandler() {
                                @Override
                                public void begin(StatemapMetadata metadata) {
                                    throw new Found();
                                }

                                @Override
                                public void entity(int entity) {
                                    // not reached
                                }

                                @Override
                                public void datum(long time, int entity, long state, int tag) {
                                    // not reached
                                }
                            });
        } catch (Found e) {
            // It has the metadata that makes it statemap data, and only that has such.
        }
    }

    private static boolean beginsAnObject(Path file) throws IOException {
        try (InputStream text = text(file)) {
            byte[] start = text.readNBytes(START);
            for (byte b : start) {
                if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
                    return b == '{';
                }
            }
        } catch (EOFException | ZipException e) {
            return false;
        }
        return false;
    }

    /** Opens a file, unpacked if it is compressed. */
    private static InputStream text(Path file) throws IOException {
        BufferedInputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER);
        try {
            in.mark(2);
            boolean compressed = in.read() == 0x1f && in.read() == 0x8b;
            in.reset();
            return compressed ? new GZIPInputStream(in, BUFFER) : in;
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** Returns a sentence that explains why a file cannot be read. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + " does not exist";
        }
        return e instanceof AccessDeniedException denied
                ? denied.getFile() + " may not be read (permission denied)"
                : String.valueOf(e.getMessage());
    }

    /** The beginning of a text: any file may be offered, however large. */
    private static final class Head extends InputStream {
        private final InputStream in;
        private int left = MOST_BYTES;

        Head(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            return left-- > 0 ? in.read() : -1;
        }

        @Override
        @NonNullByDefault({})
        public int read(byte[] bytes, int from, int length) throws IOException {
            if (left <= 0) {
                return -1;
            }
            int read = in.read(bytes, from, Math.min(left, length));
            left -= Math.max(0, read);
            return read;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
