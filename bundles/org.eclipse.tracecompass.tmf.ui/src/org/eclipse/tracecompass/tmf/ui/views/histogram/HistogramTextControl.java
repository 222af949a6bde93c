package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusEvent;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseWheelListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;

/**
 * A label and a field with a time or a duration in ns. What the user types takes effect with Enter
 * and when the field loses the focus; Escape takes it back. On the UI thread, except {@link
 * #setValue}.
 *
 * @since 9.5.0
 */
public abstract class HistogramTextControl implements FocusListener, KeyListener {

    /** The view that the field belongs to. */
    protected final HistogramView fParentView;

    /** The field. */
    protected final Text fTextValue;

    private final Composite row;
    private volatile long value;
    private String shown = "";

    /**
     * @param parentView the view
     * @param parent the parent of the widgets
     * @param label what stands before the field
     * @param value its first value
     */
    public HistogramTextControl(
            HistogramView parentView, Composite parent, String label, long value) {
        fParentView = parentView;
        this.value = value;
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 0).applyTo(row);
        Label name = new Label(row, SWT.NONE);
        name.setText(label);
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .hint(labelWidth(name), SWT.DEFAULT)
                .applyTo(name);
        fTextValue = new Text(row, SWT.SINGLE | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(fTextValue);
        fTextValue.addFocusListener(this);
        fTextValue.addKeyListener(this);
        TmfSignalManager.register(this);
        row.addDisposeListener(e -> TmfSignalManager.deregister(this));
    }

    /** As wide as the longest of the labels, so that the fields begin below each other. */
    private static int labelWidth(Label name) {
        String own = name.getText();
        int width = 0;
        for (String text :
                new String[] {
                    own,
                    Messages.HistogramView_selectionStartLabel,
                    Messages.HistogramView_selectionEndLabel,
                    Messages.HistogramView_windowSpanLabel
                }) {
            name.setText(text);
            width = Math.max(width, name.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
        }
        name.setText(own);
        return width;
    }

    /** Disposes the widgets. */
    public void dispose() {
        row.dispose();
    }

    /** Whether the field is disposed. */
    public boolean isDisposed() {
        return fTextValue.isDisposed();
    }

    /** The user has finished typing: use the text of the field, or take it back. */
    protected abstract void updateValue();

    /** Places label and field in a grid. */
    public void setLayoutData(GridData layoutData) {
        row.setLayoutData(layoutData);
    }

    /** Lets the user change the value or not. */
    public void setEnabled(boolean enabled) {
        fTextValue.setEnabled(enabled);
    }

    /**
     * Shows a value. Any thread.
     *
     * @param time the value
     * @param displayTime its text
     */
    protected void setValue(long time, String displayTime) {
        value = time;
        if (fTextValue.isDisposed()) {
            return;
        }
        fTextValue
                .getDisplay()
                .execute(
                        () -> {
                            shown = displayTime;
                            if (!fTextValue.isDisposed()
                                    && !fTextValue.getText().equals(displayTime)) {
                                fTextValue.setText(displayTime);
                            }
                        });
    }

    /**
     * Shows a value. Any thread.
     *
     * @param time the value
     */
    public abstract void setValue(long time);

    /** The value. */
    public long getValue() {
        return value;
    }

    /** Adds a listener to the field. */
    public void addMouseWheelListener(MouseWheelListener listener) {
        fTextValue.addMouseWheelListener(listener);
    }

    /** Removes a listener of the field. */
    public void removeMouseWheelListener(MouseWheelListener listener) {
        fTextValue.removeMouseWheelListener(listener);
    }

    @Override
    public void focusGained(FocusEvent event) {
        fTextValue.selectAll();
    }

    @Override
    public void focusLost(FocusEvent event) {
        commit();
    }

    @Override
    public void keyPressed(KeyEvent event) {
        switch (event.character) {
            case SWT.CR -> commit();
            case SWT.ESC -> fTextValue.setText(shown);
            default -> {
                // Is typed into the field.
            }
        }
    }

    private void commit() {
        if (!fTextValue.getText().equals(shown)) {
            updateValue();
        }
    }

    @Override
    public void keyReleased(KeyEvent e) {
        // A key takes effect when it is pressed.
    }
}
