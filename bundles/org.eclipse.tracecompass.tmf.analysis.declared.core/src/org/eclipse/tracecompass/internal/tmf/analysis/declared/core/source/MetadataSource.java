package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * Declarations in the metadata of a CTF 2 trace: the user attribute {@value #NAMESPACE}, a text, of
 * the trace class and of event record classes. In that of an event record class, statements may
 * stand outside of {@code on}: they are for its events. All of a trace are one set.
 */
public final class MetadataSource {

    /** The namespace of the user attribute. */
    public static final String NAMESPACE = "org.eclipse.tracecompass.states";

    private static final String DEFAULT_NAME = "declared";

    private MetadataSource() {}

    /** Reads the declarations of a trace. */
    public static List<Read> read(ITmfTrace trace) {
        if (!(trace instanceof CtfTmfTrace ctf)) {
            return List.of();
        }
        TraceClass type = ctf.getCtfTrace().type();
        return type.major() < 2 ? List.of() : read(type, trace.getName());
    }

    /** Reads the declarations in metadata. */
    static List<Read> read(TraceClass type, String traceName) {
        List<DeclarationSet.Part> parts = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        String name = null;
        if (type.attributes().get(NAMESPACE) instanceof String text) {
            String source = "metadata of " + traceName;
            Parsed parsed = StatesLanguage.parseAny(text, source);
            if (!parsed.file().name().equals(nameless(source))) {
                name = parsed.file().name();
            }
            add(parsed, null, parts, problems);
        }
        Map<String, Object> carried = new LinkedHashMap<>();
        for (StreamClass stream : type.streams()) {
            for (EventClass event : stream.events()) {
                Object text = event.attributes().get(NAMESPACE);
                // The same class in several streams carries its declaration in each of them.
                if (text instanceof String && carried.putIfAbsent(event.name(), text) == null) {
                    Parsed parsed =
                            StatesLanguage.parseAny(
                                    text.toString(),
                                    "metadata of " + traceName + ", event " + event.name());
                    add(parsed, event.name(), parts, problems);
                }
            }
        }
        return parts.isEmpty()
                ? List.of()
                : List.of(
                        new Read(
                                new DeclarationSet(
                                        name == null ? DEFAULT_NAME : name,
                                        DeclarationSet.Origin.METADATA,
                                        "metadata of " + traceName,
                                        parts),
                                problems));
    }

    /** The name that a text without a header gets from its source. */
    private static String nameless(String source) {
        return StatesLanguage.parse("", source).file().name();
    }

    private static void add(
            Parsed parsed,
            @Nullable String carrier,
            List<DeclarationSet.Part> parts,
            List<Problem> problems) {
        parts.add(new DeclarationSet.Part(parsed.file(), carrier));
        problems.addAll(parsed.problems());
    }
}
