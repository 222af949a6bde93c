package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;

/**
 * Finds the elements of one name in a file, and reads one as text to its end, byte by byte: what is
 * around it does not matter, nor whether the file ends well. What is in comments and character data
 * is no element.
 */
final class XmlRecordScanner {

    /** A longer record is none: an element that is never closed must not fill the memory. */
    private static final int MAX_RECORD = 16 << 20;

    private final BufferedRandomAccessFile file;
    private final Charset charset;
    private final byte[] name;

    /** Where the next byte comes from; -1 at the end. */
    @FunctionalInterface
    private interface Bytes {
        int next() throws IOException;
    }

    /**
     * A scanner of the file pointer's surroundings.
     *
     * @param file the file, of which this reads the encoding; the file pointer stays
     * @param elementName the name of the records
     */
    XmlRecordScanner(BufferedRandomAccessFile file, String elementName) throws IOException {
        this.file = file;
        charset = XmlEncoding.of(file);
        name = elementName.getBytes(charset);
    }

    /** Whether this scans a file. */
    boolean scans(BufferedRandomAccessFile candidate) {
        return file == candidate;
    }

    /**
     * Finds the next beginning of a record, from the file pointer.
     *
     * @param limit the offset before which it must begin
     * @return the offset of its first byte; -1 if there is none
     */
    long find(long limit) throws IOException {
        int b = file.read();
        while (b >= 0) {
            if (b != '<') {
                b = file.read();
                continue;
            }
            long place = file.getFilePointer() - 1;
            if (place >= limit) {
                return -1;
            }
            int matched = 0;
            b = file.read();
            if (b == '!') {
                skipDeclaration(() -> file.getFilePointer() < limit ? file.read() : -1);
                b = file.read();
                continue;
            }
            while (matched < name.length && b == (name[matched] & 0xff)) {
                matched++;
                b = file.read();
            }
            if (matched == name.length && endsName(b)) {
                return place;
            }
        }
        return -1;
    }

    private static boolean endsName(int b) {
        return b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == '/' || b == '>';
    }

    /**
     * Reads the record at the file pointer, which is then behind it.
     *
     * @return its text; null if it does not end, or is too long
     */
    @Nullable
    String read() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream(512);
        Bytes bytes = () -> next(text);
        int depth = 0;
        int b = next(text);
        while (b >= 0) {
            if (b == '<') {
                b = next(text);
                if (b == '!') {
                    skipDeclaration(bytes);
                } else if (b == '?') {
                    skipTo(bytes, "?>");
                } else if (b == '/') {
                    depth--;
                    skipTo(bytes, ">");
                } else if (b >= 0 && !isSelfClosing(text)) {
                    depth++;
                }
                if (depth <= 0) {
                    return text.size() > MAX_RECORD ? null : text.toString(charset);
                }
            }
            b = next(text);
        }
        return null;
    }

    private int next(ByteArrayOutputStream text) throws IOException {
        int b = text.size() > MAX_RECORD ? -1 : file.read();
        if (b >= 0) {
            text.write(b);
        }
        return b;
    }

    /** Reads a start tag to its end; whether it is the end of the element too. */
    private boolean isSelfClosing(ByteArrayOutputStream text) throws IOException {
        int before = 0;
        int quote = 0;
        int b = next(text);
        while (b >= 0) {
            if (quote != 0) {
                quote = b == quote ? 0 : quote;
            } else if (b == '"' || b == '\'') {
                quote = b;
            } else if (b == '>') {
                return before == '/';
            }
            before = b;
            b = next(text);
        }
        return false;
    }

    private static void skipDeclaration(Bytes bytes) throws IOException {
        int b = bytes.next();
        if (b == '-') {
            if (bytes.next() == '-') {
                skipTo(bytes, "-->");
            }
        } else if (b == '[') {
            skipTo(bytes, "]]>");
        } else if (b != '>') {
            skipTo(bytes, ">");
        }
    }

    private static void skipTo(Bytes bytes, String end) throws IOException {
        StringBuilder last = new StringBuilder();
        while (true) {
            int b = bytes.next();
            if (b < 0) {
                return;
            }
            last.append((char) b);
            if (last.length() > end.length()) {
                last.deleteCharAt(0);
            }
            if (end.contentEquals(last)) {
                return;
            }
        }
    }
}
