package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

/**
 * A filter that matches the text of a column that its maker chooses.
 *
 * @since 9.5.0
 */
public class SpecificColumnPatternFilter extends MultiTreePatternFilter {

    private final int column;

    /**
     * @param indexColumnFilter the index of the column whose text is matched
     */
    public SpecificColumnPatternFilter(int indexColumnFilter) {
        column = indexColumnFilter;
    }

    @Override
    protected int getIndexColumnFilter() {
        return column;
    }
}
