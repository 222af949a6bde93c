package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/** The pictures before the names of entries, asked once until they are forgotten. */
@NonNullByDefault
final class EntryPictures {

    private static final int GAP = 4;

    private final EntrySource source;
    private final Map<ITimeGraphEntry, @Nullable Image> known = new IdentityHashMap<>();

    EntryPictures(EntrySource source) {
        this.source = source;
    }

    void forget() {
        known.clear();
    }

    /** The picture of an entry, or null. */
    @Nullable
    Image of(ITimeGraphEntry entry) {
        if (!known.containsKey(entry)) {
            known.put(entry, ask(entry));
        }
        return known.get(entry);
    }

    private @Nullable Image ask(ITimeGraphEntry entry) {
        ITableLabelProvider labels = source.labels();
        Image picture = labels == null ? null : labels.getColumnImage(entry, 0);
        return picture == null ? source.presentation().getItemImage(entry) : picture;
    }

    /** The room that an entry's picture needs. */
    double width(@Nullable ITimeGraphEntry entry) {
        Image picture = entry == null ? null : of(entry);
        return picture == null || picture.isDisposed() ? 0 : picture.getBounds().width + GAP;
    }
}
