package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** A row of a time graph while the tree is made. */
final class EntryRow {

    /** What a row is, in all versions of the tree. */
    record Key(int entry, String stateSystem, int quark, @Nullable Key parent) {}

    final Key key;
    final ITmfStateSystem states;
    final int display;
    final boolean isTextShown;
    final String name;
    final String id;
    final @Nullable String parentId;
    final long start;
    final long end;
    final List<EntryRow> children = new ArrayList<>();

    EntryRow(
            Key key,
            ITmfStateSystem states,
            int display,
            boolean isTextShown,
            String name,
            @Nullable String id,
            @Nullable String parentId,
            long start,
            long end) {
        this.key = key;
        this.states = states;
        this.display = display;
        this.isTextShown = isTextShown;
        this.name = name;
        this.id = id == null ? name : id;
        this.parentId = parentId;
        this.start = start;
        this.end = end;
    }

    boolean overlaps(EntryRow other) {
        return start <= other.end && other.start <= end;
    }
}
