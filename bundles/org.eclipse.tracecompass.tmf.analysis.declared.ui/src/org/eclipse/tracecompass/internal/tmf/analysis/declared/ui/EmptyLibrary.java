package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The page of an empty library, with ways to fill it. */
final class EmptyLibrary {

    private static final int WIDTH = 420;

    private EmptyLibrary() {}

    static Composite create(Composite parent, LibraryActions actions) {
        Composite outer = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(outer);
        Composite box = new Composite(outer, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).spacing(8, 8).applyTo(box);
        GridDataFactory.swtDefaults().align(SWT.CENTER, SWT.CENTER).grab(true, true).applyTo(box);
        label(box, Messages.Library_Empty);
        label(box, Messages.Library_EmptyDetail);
        button(box, Messages.Library_New, actions::create);
        button(box, Messages.Library_Import, actions::add);
        return outer;
    }

    private static void label(Composite parent, String text) {
        Label label = new Label(parent, SWT.WRAP | SWT.CENTER);
        label.setText(text);
        GridDataFactory.fillDefaults().span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(label);
    }

    private static void button(Composite parent, String text, Runnable run) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> run.run()));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
    }
}
