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

    /** What was at a place before, and what was put there. */
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

    private final StyledText fText;
    private final Deque<Edit> fDone = new ArrayDeque<>();
    private final Deque<Edit> fUndone = new ArrayDeque<>();
    private boolean fBusy;
    private int fLast;

    TextHistory(StyledText text) {
        fText = text;
        text.addExtendedModifyListener(this::modified);
        text.addKeyListener(KeyListener.keyPressedAdapter(this::key));
    }

    /** Forgets everything: another text is shown. */
    void clear() {
        fDone.clear();
        fUndone.clear();
    }

    private void modified(ExtendedModifyEvent event) {
        if (fBusy) {
            return;
        }
        String after = event.length == 0 ? "" : fText.getTextRange(event.start, event.length);
        Edit edit = new Edit(event.start, event.replacedText, after);
        Edit last = fDone.peek();
        int now = event.time;
        if (last != null && now - fLast < TOGETHER_MS && last.isFollowedBy(edit)) {
            fDone.pop();
            fDone.push(last.with(edit));
        } else {
            fDone.push(edit);
        }
        fLast = now;
        fUndone.clear();
        if (fDone.size() > MAX_EDITS) {
            fDone.removeLast();
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
        Edit edit = fDone.poll();
        if (edit != null) {
            fUndone.push(edit);
            replace(edit.start(), edit.after().length(), edit.before());
        }
    }

    void redo() {
        Edit edit = fUndone.poll();
        if (edit != null) {
            fDone.push(edit);
            replace(edit.start(), edit.before().length(), edit.after());
        }
    }

    private void replace(int start, int length, String by) {
        fBusy = true;
        try {
            fText.replaceTextRange(start, length, by);
            fText.setSelection(start + by.length());
            fText.showSelection();
        } finally {
            fBusy = false;
        }
    }
}
