package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.w3c.dom.Element;

/** The attributes that an entry of a view names for its states, name, id and parent. */
final class EntryAttribute {

    private static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;
    private static final int MAX_DEPTH = 20;

    private EntryAttribute() {}

    /**
     * Returns the attribute that a part of an entry names.
     *
     * @param part {@code display}, {@code name}, {@code id} or {@code parent}; null if not there
     * @param states the states
     * @param entry the attribute of the entry
     * @return the attribute; {@link ITmfStateSystem#INVALID_ATTRIBUTE} if it is not there
     */
    static int find(@Nullable Element part, ITmfStateSystem states, int entry) {
        if (part == null) {
            return NONE;
        }
        int base =
                Elements.attribute(part, "reference").equals("absolute")
                        ? ITmfStateSystem.ROOT_ATTRIBUTE
                        : entry;
        String value = Elements.attribute(part, "value");
        return switch (Elements.attribute(part, "type")) {
            case "self" -> entry;
            case "constant" -> states.optQuarkRelative(base, value);
            case "location" -> {
                Element location = location(value);
                yield location == null ? NONE : follow(location, states, base, entry, 0);
            }
            default -> follow(part, states, base, entry, 0);
        };
    }

    /** The location of an id, in any file. */
    private static @Nullable Element location(String id) {
        for (String kind : new String[] {"stateProvider", "pattern"}) {
            for (Element analysis : XmlAnalysisFiles.elements(kind)) {
                for (Element location : Elements.children(analysis, "location")) {
                    if (Elements.attribute(location, "id").equals(id)) {
                        return location;
                    }
                }
            }
        }
        return null;
    }

    private static int follow(
            Element path, ITmfStateSystem states, int base, int entry, int depth) {
        int quark = base;
        for (Element step : Elements.children(path, "stateAttribute")) {
            if (quark == NONE || depth > MAX_DEPTH) {
                return NONE;
            }
            String value = Elements.attribute(step, "value");
            switch (Elements.attribute(step, "type")) {
                case "constant" -> quark = states.optQuarkRelative(quark, value);
                case "self" -> quark = entry;
                case "location" -> {
                    Element location = location(value);
                    quark =
                            location == null
                                    ? NONE
                                    : follow(location, states, quark, entry, depth + 1);
                }
                case "query" -> {
                    int named = follow(step, states, base, entry, depth + 1);
                    String name = firstText(states, named);
                    quark = name == null ? NONE : states.optQuarkRelative(quark, name);
                }
                default -> quark = NONE;
            }
        }
        return quark;
    }

    /** Returns the text of the first state of an attribute that is not null; null if all are. */
    static @Nullable String firstText(ITmfStateSystem states, int quark) {
        ITmfStateInterval first = first(states, quark);
        return first == null ? null : String.valueOf(first.getValue());
    }

    /** Returns the first state of an attribute that is not null; null if all are. */
    static @Nullable ITmfStateInterval first(ITmfStateSystem states, int quark) {
        long end = states.getCurrentEndTime();
        for (long time = states.getStartTime(); quark != NONE && time <= end; ) {
            ITmfStateInterval state = states.querySingleState(time, quark);
            if (state.getValue() != null) {
                return state;
            }
            time = state.getEndTime() + 1;
        }
        return null;
    }

    /** Returns the last state of an attribute that is not null; null if all are. */
    static @Nullable ITmfStateInterval last(ITmfStateSystem states, int quark) {
        long start = states.getStartTime();
        for (long time = states.getCurrentEndTime(); quark != NONE && time >= start; ) {
            ITmfStateInterval state = states.querySingleState(time, quark);
            if (state.getValue() != null) {
                return state;
            }
            time = state.getStartTime() - 1;
        }
        return null;
    }
}
