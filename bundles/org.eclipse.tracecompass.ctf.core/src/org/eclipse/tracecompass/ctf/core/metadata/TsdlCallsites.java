package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.Callsite;

/**
 * The blocks {@code callsite} of TSDL. Nothing in the data depends on them, so one that cannot be
 * understood is left out.
 */
final class TsdlCallsites {

    private final List<Callsite> all = new ArrayList<>();

    /**
     * Takes the attributes of a block.
     *
     * @param in the tokens, behind the opening brace
     * @throws CtfReadException if it does not consist of attributes
     */
    void take(TsdlTokens in) throws CtfReadException {
        Map<String, TsdlValue> values = TsdlTypes.attributes(in);
        TsdlValue name = values.get("name");
        if (name != null) {
            all.add(
                    new Callsite(
                            name.text(),
                            text(values.get("func")),
                            number(values.get("ip")),
                            text(values.get("file")),
                            number(values.get("line"))));
        }
    }

    private static String text(@Nullable TsdlValue value) {
        return value == null ? "" : value.text();
    }

    private static long number(@Nullable TsdlValue value) {
        return value == null ? 0 : value.value();
    }

    /** The callsites of the events of a name, in the order of the metadata. */
    List<Callsite> of(String eventName) {
        // Most traces have none, and many events.
        return all.isEmpty()
                ? List.of()
                : all.stream().filter(c -> c.eventName().equals(eventName)).toList();
    }
}
