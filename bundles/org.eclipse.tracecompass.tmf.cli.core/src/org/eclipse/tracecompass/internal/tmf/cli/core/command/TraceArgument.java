package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.remote.core.TraceLink;
import picocli.CommandLine.ITypeConverter;

/**
 * A trace as the user names it: by a path, or by the address of a trace server.
 *
 * @param text what the user wrote
 * @param path the path; empty for an address
 */
public record TraceArgument(String text, Path path) {

    /** Returns whether it is on a server. */
    boolean isServed() {
        return TraceLink.isLink(text);
    }

    @Override
    public String toString() {
        return text;
    }

    /** Reads the argument. */
    public static final class Converter implements ITypeConverter<TraceArgument> {

        /** Creates the converter. */
        public Converter() {}

        @Override
        public TraceArgument convert(@Nullable String text) {
            if (text != null && TraceLink.isLink(text)) {
                return new TraceArgument(text, Path.of(""));
            }
            Path path = new PathArgument().convert(text);
            return new TraceArgument(path.toString(), path);
        }
    }
}
