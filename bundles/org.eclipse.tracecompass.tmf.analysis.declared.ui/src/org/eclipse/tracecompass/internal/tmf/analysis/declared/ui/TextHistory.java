package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ExtendedModifyEvent;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;

/** Undo and redo for a text: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z. */
final class TextHistory {

    private static final int MAX_EDITS = 2_000;

    /** Letters that follow each other this soon are undone together. */
    private static final int TOGETHER_MS = 800;

    /** The old and the new text at a position. */
    private record Edit(int start, String before, String after) {

        /** Returns this edit and one that goes on where it ended, as one. */
        Edit with(Edit next) {
            return new Edit(start, before, after + next.after);
        }

        boolean isFollowedBy(Edit next) {
            return next.before.isEmpty()
                    && next.start == start + after.length()
                    && !next.after.contains("\n");
        }
    }

    private final StyledText text;
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();
    private boolean busy;
    private int last;

    TextHistory(StyledText text) {
        this.text = text;
        text.addExtendedModifyListener(this::modified);
        text.addKeyListener(KeyListener.keyPressedAdapter(this::key));
    }

    /** Forgets everything: another text is shown. */
    void clear() {
        done.clear();
        undone.clear();
    }

    private void modified(ExtendedModifyEvent event) {
        if (busy) {
            return;
        }
        String after = event.length == 0 ? "" : text.getTextRange(event.start, event.length);
        Edit edit = new Edit(event.start, event.replacedText, after);
        Edit last = done.peek();
        int now = event.time;
        if (last != null && now - this.last < TOGETHER_MS && last.isFollowedBy(edit)) {
            done.pop();
            done.push(last.with(edit));
        } else {
            done.push(edit);
        }
        this.last = now;
        undone.clear();
        if (done.size() > MAX_EDITS) {
            done.removeLast();
        }
    }

    private void key(KeyEvent event) {
        boolean isControl = (event.stateMask & SWT.MOD1) != 0;
        boolean isShift = (event.stateMask & SWT.SHIFT) != 0;
        if (isControl && event.keyCode == 'z' && !isShift) {
            undo();
        } else if (isControl && (event.keyCode == 'y' || event.keyCode == 'z')) {
            redo();
        }
    }

    void undo() {
        Edit edit = done.poll();
        if (edit != null) {
            undone.push(edit);
            replace(edit.start(), edit.after().length(), edit.before());
        }
    }

    void redo() {
        Edit edit = undone.poll();
        if (edit != null) {
            done.push(edit);
            replace(edit.start(), edit.before().length(), edit.after());
        }
    }

    private void replace(int start, int length, String by) {
        busy = true;
        try {
            text.replaceTextRange(start, length, by);
            text.setSelection(start + by.length());
            text.showSelection();
        } finally {
            busy = false;
        }
    }
}
