package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;

/**
 * The declarations of one file (or one attribute of a trace's metadata).
 *
 * @param name how users know it; the name in its header, else the one of its file
 * @param source where it was read: a path, or a description such as "metadata of trace x"
 * @param version what the author counts up when the meaning changes; 0 if nothing is said
 * @param definitions all that is declared, in the order of the file
 * @param origin the place of the header
 * @param end the end of the file, with the comments before it
 */
public record StatesFile(
        String name,
        String source,
        int version,
        List<Definition> definitions,
        Origin origin,
        Origin end) {

    /** Keeps the definitions as they are at this moment. */
    public StatesFile {
        definitions = List.copyOf(definitions);
    }

    /** Returns the tables of labels, in the order of the file. */
    public List<Enumeration> enumerations() {
        return all(Enumeration.class);
    }

    /** Returns what is said about the types of attributes, in the order of the file. */
    public List<AttributeTyping> typings() {
        return all(AttributeTyping.class);
    }

    /** Returns what happens at events, in the order of the file. */
    public List<EventRule> rules() {
        return all(EventRule.class);
    }

    /** Returns the views, in the order of the file. */
    public List<View> views() {
        return all(View.class);
    }

    private <T> List<T> all(Class<T> type) {
        return definitions.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
