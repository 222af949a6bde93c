package org.eclipse.tracecompass.tmf.core.trace.text;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** Whether a file can be read line by line: looks at its beginning only. */
public final class TextSample {

    private static final int LONG_LINE = 1 << 20;

    private TextSample() {}

    /**
     * Returns why a file cannot be read line by line.
     *
     * @param file the file, which exists
     * @return the reason; null if the file can be read
     * @throws IOException if it cannot be read at all
     */
    public static @Nullable String refusal(File file) throws IOException {
        if (!file.isFile()) {
            return "Not a file";
        }
        if (!TmfTraceUtils.isText(file)) {
            return "Not a text file";
        }
        return isOneLongLine(file)
                ? "Its first " + LONG_LINE + " bytes contain no end of line"
                : null;
    }

    /** A gigabyte without an end of line must not be read only to find that it is no log. */
    private static boolean isOneLongLine(File file) throws IOException {
        if (file.length() <= LONG_LINE) {
            return false;
        }
        try (InputStream stream = Files.newInputStream(file.toPath())) {
            for (byte b : stream.readNBytes(LONG_LINE)) {
                if (b == '\n') {
                    return false;
                }
            }
        }
        return true;
    }
}
