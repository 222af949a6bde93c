package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryFile.Kind;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;

/**
 * The header of a history file: what the file is of. See the package documentation.
 *
 * @param kind what the file holds
 * @param ssid the id of the state system
 * @param providerVersion the version of the state provider
 * @param origin from what the history is made
 */
record HistoryHeader(Kind kind, String ssid, int providerVersion, HistoryOrigin origin) {

    static final int SIZE = 128;
    static final int FORMAT_VERSION = 5;

    /** Files of older versions are also accepted, unless their origin is checked. */
    private static final int OLDEST_VERSION = 1;

    /** The first version that tells the origin. */
    private static final int ORIGIN_VERSION = 3;

    static final byte[] MAGIC = "ASTROHST".getBytes(StandardCharsets.US_ASCII);

    private static final int KIND = 24;
    private static final int SSID_LENGTH = 28;
    private static final int SSID = 32;
    private static final int SOURCE = 88;
    private static final int RULES = 104;
    private static final int DIGEST_SIZE = 16;
    private static final int CHECKSUM = SIZE - Integer.BYTES;

    byte[] encode(long startTime) {
        byte[] header = new byte[SIZE];
        System.arraycopy(MAGIC, 0, header, 0, MAGIC.length);
        Bytes.putInt(header, 8, FORMAT_VERSION);
        Bytes.putInt(header, 12, providerVersion);
        Bytes.putLong(header, 16, startTime);
        Bytes.putInt(header, KIND, kind.ordinal());
        byte[] id = ssid.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(id.length, SOURCE - SSID);
        Bytes.putInt(header, SSID_LENGTH, length);
        System.arraycopy(id, 0, header, SSID, length);
        System.arraycopy(digest(origin.source()), 0, header, SOURCE, DIGEST_SIZE);
        System.arraycopy(digest(origin.rules()), 0, header, RULES, DIGEST_SIZE);
        Bytes.putInt(header, CHECKSUM, Bytes.crc32c(header, 0, CHECKSUM));
        return header;
    }

    private static byte[] digest(String text) {
        if (text.isEmpty()) {
            return new byte[DIGEST_SIZE];
        }
        try {
            return Arrays.copyOf(
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8)),
                    DIGEST_SIZE);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    /**
     * Checks whether a header is good and is the one of this file; the id does not count.
     *
     * @param path the file, for messages
     * @param header its first bytes
     * @return the start of the history
     * @throws IOException if not; the message is a sentence that says why
     */
    long check(Path path, byte[] header) throws IOException {
        String file = "The state history " + path;
        if (!Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw new IOException("The file " + path + " is not a state history");
        }
        int format = Bytes.getInt(header, 8);
        if (format < OLDEST_VERSION || format > FORMAT_VERSION) {
            throw new IOException(
                    file + " has format version " + format + " instead of " + FORMAT_VERSION);
        }
        if (Bytes.getInt(header, CHECKSUM) != Bytes.crc32c(header, 0, CHECKSUM)) {
            throw new IOException(file + " is damaged: its header has a wrong checksum");
        }
        if (Bytes.getInt(header, KIND) != kind.ordinal()) {
            throw new IOException(
                    file + (kind == Kind.FULL ? " is a partial one" : " is not a partial one"));
        }
        int version = Bytes.getInt(header, 12);
        if (providerVersion != ITmfStateSystemBuilder.IGNORE_PROVIDER_VERSION
                && providerVersion != version) {
            throw new IOException(
                    file
                            + " was built by version "
                            + version
                            + " of its state provider instead of "
                            + providerVersion);
        }
        if (origin.isKnown()) {
            checkOrigin(file, format, header);
        }
        return Bytes.getLong(header, 16);
    }

    private void checkOrigin(String file, int format, byte[] header) throws IOException {
        if (format < ORIGIN_VERSION) {
            throw new IOException(file + " does not name its trace");
        }
        if (!isAt(header, SOURCE, digest(origin.source()))) {
            throw new IOException(file + " was built from another trace");
        }
        if (!isAt(header, RULES, digest(origin.rules()))) {
            throw new IOException(file + " was built with other declarations or parameters");
        }
    }

    private static boolean isAt(byte[] header, int position, byte[] digest) {
        return Arrays.equals(header, position, position + DIGEST_SIZE, digest, 0, DIGEST_SIZE);
    }
}
