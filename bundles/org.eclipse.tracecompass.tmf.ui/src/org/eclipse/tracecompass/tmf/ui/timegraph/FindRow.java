package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/**
 * A small field over the names in which a row's name is typed: Enter goes to the next match, Escape
 * closes.
 */
final class FindRow {

    private final TimeGraphControl control;
    private final TimeGraphCommands commands;
    private String last = "";
    private @Nullable Shell shell;

    FindRow(TimeGraphControl control, TimeGraphCommands commands) {
        this.control = control;
        this.commands = commands;
    }

    boolean isDisposed() {
        return control.isDisposed();
    }

    void open() {
        close();
        Shell box = new Shell(control.getShell(), SWT.NO_TRIM | SWT.ON_TOP);
        shell = box;
        FillLayout layout = new FillLayout();
        layout.marginWidth = 1;
        layout.marginHeight = 1;
        box.setLayout(layout);
        box.setBackground(SwtSurface.colour(control.scene().theme().accent()));
        Text text = new Text(box, SWT.SINGLE | SWT.SEARCH | SWT.ICON_SEARCH);
        text.setMessage(Messages.Find_Hint);
        text.setText(last);
        text.selectAll();
        text.addListener(
                SWT.Modify,
                e -> {
                    last = text.getText();
                    boolean found = last.isEmpty() || go(0, true);
                    text.setForeground(
                            found ? null : box.getDisplay().getSystemColor(SWT.COLOR_RED));
                });
        text.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR || e.keyCode == SWT.F3) {
                        next((e.stateMask & SWT.SHIFT) == 0);
                        e.doit = false;
                    } else if (e.keyCode == SWT.ESC) {
                        close();
                        e.doit = false;
                    }
                });
        box.addListener(SWT.Deactivate, e -> close());
        box.pack();
        Point size = box.getSize();
        int width = Math.max(220, Math.min(420, (int) control.scene().namesWidth() - 8));
        box.setSize(width, size.y);
        box.setLocation(control.toDisplay(4, 2));
        box.open();
        text.setFocus();
    }

    void close() {
        Shell box = shell;
        shell = null;
        if (box != null && !box.isDisposed()) {
            box.dispose();
        }
    }

    void next(boolean forward) {
        if (last.isEmpty()) {
            open();
        } else {
            go(1, forward);
        }
    }

    /** Goes to a row that matches, beginning {@code skip} rows from the selected one. */
    private boolean go(int skip, boolean forward) {
        PatternSearch search = new PatternSearch(pattern(last));
        List<VisibleRow> rows = control.scene().layout().rows();
        Long id = control.scene().selectedRow();
        VisibleRow now = id == null ? null : control.scene().layout().row(id);
        int start = now == null ? 0 : now.index();
        for (int i = 0; i < rows.size(); i++) {
            int index = Math.floorMod(start + (forward ? skip + i : -skip - i), rows.size());
            VisibleRow row = rows.get(index);
            if (matches(row, search)) {
                commands.select(row);
                return true;
            }
        }
        return false;
    }

    /** A search that takes too long finds nothing. */
    private static boolean matches(VisibleRow row, PatternSearch search) {
        try {
            return row.entry().labels().stream().anyMatch(search::find);
        } catch (CostlyPatternException e) {
            return false;
        }
    }

    /** A regular expression without regard to case; a text that is none is searched as it is. */
    static Pattern pattern(String text) {
        try {
            return PatternSearch.compile(text, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        } catch (PatternSyntaxException e) {
            return Pattern.compile(
                    Pattern.quote(text), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        }
    }
}
