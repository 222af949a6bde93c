package org.eclipse.tracecompass.tmf.export.core;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names of files for names of traces: without characters that a file system or a pattern may not
 * like, and different also where upper and lower case are the same.
 */
public final class FileNames {

    private static final int LONGEST = 100;

    private final Set<String> used = new HashSet<>();

    /** Returns the name for the next trace, without a suffix. */
    public String of(String trace) {
        String plain = trace.replaceAll("[^\\p{L}\\p{N}._-]", "_").replaceFirst("^\\.+", "_");
        String stem = plain.length() > LONGEST ? plain.substring(0, LONGEST) : plain;
        stem = stem.isEmpty() ? "trace" : stem;
        String name = stem;
        for (int i = 2; !used.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = stem + "-" + i;
        }
        return name;
    }
}
