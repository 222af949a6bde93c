package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.dialogs.PatternFilter;

/**
 * A filter for several levels of a tree: {@code server / reader} shows what matches {@code reader}
 * directly below what matches {@code server}. Patterns are matched with the text of one column.
 *
 * @since 9.5.0
 */
public class MultiTreePatternFilter extends TreePatternFilter {

    private static final String SEPARATOR = "/";

    /** The patterns by level; the last one is that of the elements looked for. */
    private final List<Level> levels = new ArrayList<>();

    /** The pattern of a level. */
    private static final class Level extends PatternFilter {

        private boolean matches(String text) {
            return text != null && wordMatches(text);
        }
    }

    @Override
    public void setPattern(String patternString) {
        super.setPattern(patternString);
        levels.clear();
        if (patternString == null) {
            return;
        }
        for (String part : patternString.split(SEPARATOR)) {
            if (!part.isBlank()) {
                Level level = new Level();
                level.setIncludeLeadingWildcard(true);
                level.setPattern(part.strip());
                levels.add(level);
            }
        }
    }

    @Override
    protected boolean isLeafMatch(Viewer viewer, Object element) {
        Object current = element;
        for (int i = levels.size() - 1; i >= 0; i--) {
            if (current == null || !levels.get(i).matches(text(viewer, current))) {
                return false;
            }
            current = parentOf(viewer, current);
        }
        return true;
    }

    /** The index of the column whose text is matched. */
    protected int getIndexColumnFilter() {
        return 0;
    }

    private String text(Viewer viewer, Object element) {
        Object labels = ((StructuredViewer) viewer).getLabelProvider();
        if (labels instanceof ITableLabelProvider table) {
            return table.getColumnText(element, getIndexColumnFilter());
        }
        return labels instanceof ILabelProvider label
                ? label.getText(element)
                : String.valueOf(element);
    }
}
