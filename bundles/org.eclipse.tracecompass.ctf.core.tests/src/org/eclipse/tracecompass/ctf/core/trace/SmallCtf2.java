package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pieces of CTF 2 metadata, written with single quotes for double ones. */
final class SmallCtf2 {

    static final String PREAMBLE = "{'type': 'preamble', 'version': 2}";
    static final String CLOCK = "{'type': 'clock-class', 'id': 'c', 'frequency': 1000000000}";
    static final String STREAM = "{'type': 'data-stream-class'}";
    static final String U8 = unsigned(8, "");
    static final String EVENT = payload(member("n", U8));

    private SmallCtf2() {}

    /** A trace whose metadata has these fragments. */
    static SmallTrace trace(Path folder, String... fragments) throws IOException {
        String metadata =
                Stream.of(fragments)
                        .map(fragment -> '\u001e' + fragment.replace('\'', '"') + '\n')
                        .collect(Collectors.joining());
        return new SmallTrace(folder, metadata);
    }

    static String unsigned(int bits, String more) {
        return "{'type': 'fixed-length-unsigned-integer', 'length': %d, 'byte-order': 'little-endian'%s}"
                .formatted(bits, more);
    }

    static String member(String name, String type) {
        return "{'name': '%s', 'field-class': %s}".formatted(name, type);
    }

    static String struct(String... members) {
        return "{'type': 'structure', 'member-classes': [" + String.join(", ", members) + "]}";
    }

    static String payload(String... members) {
        return "{'type': 'event-record-class', 'name': 'e', 'payload-field-class': "
                + struct(members)
                + "}";
    }

    static String role(String role) {
        return ", 'roles': ['" + role + "']";
    }

    static String atSelector(String type, String more) {
        return "{'type': '"
                + type
                + "', 'selector-field-location': {'origin': 'event-record-payload', 'path': ['t']}"
                + more
                + "}";
    }

    static String option(String type, String ranges) {
        return "{'field-class': " + type + ", 'selector-field-ranges': " + ranges + "}";
    }
}
