package org.eclipse.tracecompass.common.core.files;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/**
 * Describes the problem of a file in words: the messages of many Java exceptions are only its name.
 */
public final class FileProblem {

    private FileProblem() {}

    /**
     * Returns the part of a sentence that says why something could not be read or written, without
     * a full stop: "access is denied". It does not name the file.
     */
    public static String reason(IOException e) {
        String reason =
                e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return switch (e) {
            case FileNotFoundException opened -> inParentheses(opened);
            case EOFException end -> "it has become shorter";
            case NoSuchFileException absent -> "it does not exist";
            case AccessDeniedException denied -> "access is denied";
            case FileAlreadyExistsException exists -> "it exists already";
            case DirectoryNotEmptyException full -> "it is a folder that is not empty";
            case NotDirectoryException file -> "it is no folder";
            case FileSystemLoopException loop -> "it is a link that leads back to itself";
            case CharacterCodingException text -> "it is not text in UTF-8";
            default -> reason == null || reason.isBlank() ? "the system gives no reason" : reason;
        };
    }

    /**
     * Returns why a file could not be written, as {@link #reason}, and what to do where there is no
     * room.
     */
    public static String ofWriting(IOException e) {
        boolean isFull =
                Shortage.behind(e)
                        .filter(shortage -> shortage.resource() == Shortage.Resource.SPACE)
                        .isPresent();
        return reason(e) + (isFull ? "; free some space, or choose another folder" : "");
    }

    /** Such an exception says the name of the file first. */
    private static String inParentheses(FileNotFoundException e) {
        String text = String.valueOf(e.getMessage());
        int from = text.lastIndexOf('(') + 1;
        int to = text.lastIndexOf(')');
        return from > 0 && to > from ? text.substring(from, to) : text;
    }
}
