package org.eclipse.tracecompass.internal.tmf.ui;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;

/** Says why a view has nothing to show. */
public final class EmptyPage extends Composite {

    private static final int WIDTH = 520;

    private final Label title;
    private final Label detail;

    /**
     * Creates the page.
     *
     * @param parent what it is a part of
     */
    public EmptyPage(Composite parent) {
        super(parent, SWT.NONE);
        setLayout(new GridLayout());
        title = new Label(this, SWT.CENTER | SWT.WRAP);
        title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        title.setLayoutData(place(SWT.END));
        detail = new Label(this, SWT.CENTER | SWT.WRAP);
        detail.setLayoutData(place(SWT.BEGINNING));
    }

    private static GridData place(int vertical) {
        GridData data = new GridData(SWT.CENTER, vertical, true, true);
        data.widthHint = WIDTH;
        return data;
    }

    /**
     * Shows a reason.
     *
     * @param reason why there is nothing to show
     */
    public void show(EmptyReason reason) {
        title.setText(reason.title().replace("&", "&&"));
        detail.setText(reason.detail().replace("&", "&&"));
        layout();
    }
}
