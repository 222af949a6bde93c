package org.eclipse.tracecompass.ctf.core.type;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Names a field that another one depends on, as the metadata has it; it is resolved where it is
 * used.
 *
 * @param origin the scope the path starts at; null: at the structure around (CTF 1.8: or further
 *     out)
 * @param path names of members, undecorated; {@link #PARENT} goes one structure out (CTF 2)
 * @param line line of the metadata, from 1
 */
public record FieldReference(@Nullable Scope origin, List<String> path, int line) {

    /** The path element that goes one structure out. */
    public static final String PARENT = "";

    @Override
    public String toString() {
        String names = String.join(".", path);
        return origin == null ? names : origin.tsdlName() + '.' + names;
    }
}
