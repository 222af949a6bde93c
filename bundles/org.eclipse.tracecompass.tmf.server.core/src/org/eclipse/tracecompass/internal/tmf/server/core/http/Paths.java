package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The parts of the path of a request. */
final class Paths {

    private Paths() {}

    /** Returns the parts between slashes, decoded. */
    static List<String> parts(String rawPath) {
        return Stream.of(rawPath.split("/"))
                .filter(part -> !part.isEmpty())
                .map(part -> decode(part.replace("+", "%2B")))
                .toList();
    }

    /** Returns the text that percent signs encode; what encodes nothing stays as it is. */
    static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }
}
