package org.eclipse.tracecompass.internal.lttng2.ust.core.callstack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * Knows which events are entries and exits of functions, and where these say which function it is.
 *
 * <p>They are the events named {@code func_entry} and {@code func_exit} of any tracepoint provider.
 * LTTng's own providers ({@code lttng_ust_cyg_profile}, and {@code …_fast}, whose exits say
 * nothing) give the address; a program's may give the address or a name. Exits that say nothing are
 * told like the entries of their provider. Not thread-safe.
 */
final class FunctionEvents {

    static final String ENTRY = "func_entry";
    static final String EXIT = "func_exit";

    private static final TmfField ADDRESS = TmfField.of("addr");
    private static final List<TmfField> NAMES =
            List.of(TmfField.of("name"), TmfField.of("func_name"), TmfField.of("function"));

    /** How a tracepoint provider tells functions. */
    private static final class Provider {
        private FunctionKind kind = FunctionKind.ADDRESS;
    }

    /** The fields of one type of event. */
    static final class Meaning {
        private static final Meaning NOTHING = new Meaning(false, false, new Provider());

        private final boolean entry;
        private final boolean exit;
        private final Provider provider;

        private Meaning(boolean entry, boolean exit, Provider provider) {
            this.entry = entry;
            this.exit = exit;
            this.provider = provider;
        }

        boolean isEntry() {
            return entry;
        }

        boolean isExit() {
            return exit;
        }

        /** How the function is told, as of the latest event that told one. */
        FunctionKind kind() {
            return provider.kind;
        }

        /** The function of an event, a Long or a String; null if it does not say. */
        @Nullable
        Object function(ITmfEvent event) {
            if (ADDRESS.isIn(event)) {
                provider.kind = FunctionKind.ADDRESS;
                return Long.valueOf(ADDRESS.asLong(event, 0));
            }
            for (TmfField name : NAMES) {
                String function = name.asString(event);
                if (function != null) {
                    provider.kind = FunctionKind.NAME;
                    return function;
                }
            }
            return null;
        }
    }

    private final PerEventType<Meaning> meanings =
            new PerEventType<>(event -> find(event.getName()));
    private final Map<String, Provider> providers = new HashMap<>();

    /** Returns whether an event of a name is about functions. */
    static boolean isAboutFunctions(String eventName) {
        String name = eventName.substring(eventName.lastIndexOf(':') + 1);
        return name.equals(ENTRY) || name.equals(EXIT);
    }

    /** The meaning of an event. */
    Meaning of(ITmfEvent event) {
        return meanings.of(event);
    }

    private Meaning find(String eventName) {
        if (!isAboutFunctions(eventName)) {
            return Meaning.NOTHING;
        }
        int colon = eventName.lastIndexOf(':');
        Provider provider =
                providers.computeIfAbsent(
                        eventName.substring(0, Math.max(0, colon)), name -> new Provider());
        boolean entry = eventName.substring(colon + 1).equals(ENTRY);
        return new Meaning(entry, !entry, provider);
    }
}
