package org.eclipse.tracecompass.tmf.export.core.tracks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The formats of other viewers. */
public enum TrackFormat {
    /** Perfetto. */
    PERFETTO(".pftrace"),
    /** Trace events of Chrome, compressed. */
    CHROME(".json.gz");

    private final String suffix;

    TrackFormat(String suffix) {
        this.suffix = suffix;
    }

    /** Returns the format that the name of a file asks for; empty if it is another one. */
    public static Optional<TrackFormat> of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        for (TrackFormat format : values()) {
            if (name.endsWith(format.suffix)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * Begins a file.
     *
     * @param title what is in it
     * @param origin the first instant, ns since the epoch
     */
    TrackFile open(Path file, String title, long origin) throws IOException {
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
        return switch (this) {
            case PERFETTO -> new PerfettoTrace(out, title);
            case CHROME -> new ChromeTrace(out, title, origin);
        };
    }
}
