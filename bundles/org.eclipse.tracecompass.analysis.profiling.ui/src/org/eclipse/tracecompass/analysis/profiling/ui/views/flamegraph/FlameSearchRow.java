package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;

/** The field for the functions to mark: Enter goes to the next of them, Escape closes it. */
final class FlameSearchRow extends Composite {

    private final FlameGraphControl control;
    private final Text text;
    private final Label found;
    private boolean bad;

    FlameSearchRow(Composite parent, FlameGraphControl control) {
        super(parent, SWT.NONE);
        this.control = control;
        GridLayout layout = new GridLayout(2, false);
        layout.marginHeight = 2;
        layout.marginWidth = 4;
        setLayout(layout);
        GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
        place.exclude = true;
        setLayoutData(place);
        setVisible(false);
        text = new Text(this, SWT.SINGLE | SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setMessage(Messages.Search_Hint);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text.addListener(SWT.Modify, e -> mark());
        text.addListener(SWT.KeyDown, this::key);
        found = new Label(this, SWT.NONE);
        found.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    }

    private void key(Event e) {
        if (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR || e.keyCode == SWT.F3) {
            control.nextMatch((e.stateMask & SWT.SHIFT) == 0 ? 1 : -1);
            e.doit = false;
        } else if (e.keyCode == SWT.ESC) {
            hide();
            e.doit = false;
        } else if (e.keyCode == SWT.ARROW_DOWN) {
            control.setFocus();
            e.doit = false;
        }
    }

    private void mark() {
        bad = false;
        try {
            control.setSearch(RowFilter.parse(text.getText()));
        } catch (FilterSyntaxException | CostlyPatternException e) {
            bad = true;
            control.setSearch(null);
            say(String.valueOf(e.getMessage()));
        }
    }

    /** Marks functions of a name. */
    void mark(String name) {
        open();
        text.setText("name == " + FilterExpression.quote(name));
    }

    /** Shows what was found; null = nothing is looked for. */
    void showFound(@Nullable String what) {
        if (!bad) {
            say(what == null ? "" : what);
        }
    }

    private void say(String what) {
        if (!found.isDisposed() && !found.getText().equals(what)) {
            found.setText(what);
            layout(true);
        }
    }

    void open() {
        shown(true);
        text.setFocus();
        text.selectAll();
    }

    private void hide() {
        text.setText("");
        shown(false);
        control.setFocus();
    }

    private void shown(boolean show) {
        if (getLayoutData() instanceof GridData place) {
            place.exclude = !show;
        }
        setVisible(show);
        getParent().layout();
    }
}
