package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads file names; an empty one would mean the current folder, which is never intended. */
public final class PathArgument implements ITypeConverter<Path> {

    /** Creates the converter. */
    public PathArgument() {}

    @Override
    public Path convert(@Nullable String text) {
        if (text == null || text.isEmpty()) {
            throw new TypeConversionException("the name is empty; write . for this folder");
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(
                    "'%s' is not a valid file name".formatted(ControlCharacters.escape(text)));
        }
    }
}
