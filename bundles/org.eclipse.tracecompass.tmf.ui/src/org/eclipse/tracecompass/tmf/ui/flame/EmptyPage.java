package org.eclipse.tracecompass.tmf.ui.flame;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** Says why there is nothing to see. */
final class EmptyPage extends Composite {

    private static final int WIDTH = 520;

    private final Label title;
    private final Label detail;

    EmptyPage(Composite parent) {
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

    void show(String what, String why) {
        title.setText(what.replace("&", "&&"));
        detail.setText(why.replace("&", "&&"));
        layout();
    }
}
