package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;

/** Damage of stored results that a command has come across. Used by the command's thread. */
public final class Damages {

    private final Console console;
    private long known = StoredResults.damages();

    Damages(Console console) {
        this.console = console;
    }

    /**
     * Reports to the user damage that was found since the last call.
     *
     * @return whether there was any: what was read meanwhile may be incomplete
     */
    public boolean tell() {
        List<String> sentences = StoredResults.damagesSince(known);
        known = StoredResults.damages();
        sentences.stream().distinct().forEach(console::warn);
        return !sentences.isEmpty();
    }
}
