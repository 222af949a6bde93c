package org.eclipse.tracecompass.internal.tmf.sql.ui;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The line above the rows: a text to find in them, and what the query came to. */
final class FindBar extends Composite {

    private static final int FIELD = 220;

    /** Looks for a text. */
    interface Finder {
        void find(String words, boolean forward);
    }

    private final Text text;
    private final Label status;
    private final Finder finder;

    FindBar(Composite parent, Finder finder) {
        super(parent, SWT.NONE);
        this.finder = finder;
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(2, 0).margins(2, 2).applyTo(this);
        text = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setMessage(Messages.Find_Hint);
        GridDataFactory.fillDefaults().hint(FIELD, SWT.DEFAULT).applyTo(text);
        text.addListener(SWT.KeyDown, this::key);
        button("\u25b2", Messages.Find_Previous, false);
        button("\u25bc", Messages.Find_Next, true);
        status = new Label(this, SWT.RIGHT);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(status);
    }

    private void button(String face, String help, boolean forward) {
        Button button = new Button(this, SWT.PUSH | SWT.FLAT);
        button.setText(face);
        button.setToolTipText(help);
        button.addListener(SWT.Selection, event -> find(forward));
    }

    /** Finds on Enter in the field, and on F3. */
    void key(Event event) {
        boolean enter = event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR;
        if (event.keyCode == SWT.F3 || enter && event.widget == text) {
            find((event.stateMask & SWT.SHIFT) == 0);
            event.doit = false;
        }
    }

    private void find(boolean forward) {
        if (!text.getText().isEmpty()) {
            finder.find(text.getText(), forward);
        }
    }

    void focus() {
        text.setFocus();
        text.selectAll();
    }

    Text field() {
        return text;
    }

    void say(String words) {
        status.setText(words.replace("&", "&&") + "  ");
        status.setToolTipText(words.replace("&", "&&"));
    }

    String said() {
        return status.getText().strip();
    }
}
