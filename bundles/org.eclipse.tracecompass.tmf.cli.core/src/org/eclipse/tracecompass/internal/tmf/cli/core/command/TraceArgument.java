package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import picocli.CommandLine.ITypeConverter;

/**
 * A trace as the user names it: by a path, or by the address of a trace server.
 *
 * @param text what the user wrote
 * @param path the path; empty for an address
 */
public record TraceArgument(String text, Path path) {

    /** Returns whether a text is an address and no path. */
    static boolean isAddress(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.startsWith("http://") || lower.startsWith("https://");
    }

    /** Returns whether it is on a server. */
    boolean isServed() {
        return isAddress(text);
    }

    /** Reads the argument. */
    public static final class Converter implements ITypeConverter<TraceArgument> {

        /** Creates the converter. */
        public Converter() {}

        @Override
        public TraceArgument convert(@Nullable String text) {
            if (text != null && isAddress(text)) {
                return new TraceArgument(text, Path.of(""));
            }
            Path path = new PathArgument().convert(text);
            return new TraceArgument(path.toString(), path);
        }
    }
}
