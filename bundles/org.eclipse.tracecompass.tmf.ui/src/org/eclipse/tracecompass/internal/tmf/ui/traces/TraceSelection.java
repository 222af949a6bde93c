package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;

/**
 * What is selected in the Traces view, for the workbench: a trace is its project element, which
 * commands of plug-ins ask for, as soon as there is one. On the UI thread.
 */
final class TraceSelection implements ISelectionProvider {

    private final TreeViewer tree;
    private final OpenedElements elements = new OpenedElements();
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();

    TraceSelection(TreeViewer tree) {
        this.tree = tree;
        tree.addSelectionChangedListener(
                e -> {
                    tree.getStructuredSelection().forEach(this::prepare);
                    tell();
                });
    }

    private void prepare(Object line) {
        if (line instanceof TraceItem.Trace item) {
            elements.prepare(item.trace(), () -> onUi(this::tell));
        }
    }

    private void onUi(Runnable action) {
        if (!tree.getControl().isDisposed()) {
            tree.getControl().getDisplay().asyncExec(action);
        }
    }

    private void tell() {
        if (!tree.getControl().isDisposed()) {
            SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
            listeners.forEach(listener -> listener.selectionChanged(event));
        }
    }

    @Override
    public ISelection getSelection() {
        IStructuredSelection lines = tree.getStructuredSelection();
        List<Object> shown = new ArrayList<>();
        for (Object line : lines) {
            TmfTraceElement element =
                    line instanceof TraceItem.Trace item ? elements.of(item.trace()) : null;
            shown.add(element == null ? line : element);
        }
        return new StructuredSelection(shown);
    }

    @Override
    public void setSelection(@Nullable ISelection selection) {
        tree.setSelection(selection);
    }

    @Override
    public void addSelectionChangedListener(@Nullable ISelectionChangedListener listener) {
        if (listener != null) {
            listeners.add(listener);
        }
    }

    @Override
    public void removeSelectionChangedListener(@Nullable ISelectionChangedListener listener) {
        if (listener != null) {
            listeners.remove(listener);
        }
    }
}
