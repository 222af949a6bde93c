package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

/** Exceptions that have no more than the name of a file are told in words. */
class FileProblemTest {

    @Test
    void everyExceptionHasAReasonInWords() {
        assertThat(FileProblem.reason(new NoSuchFileException("/x")))
                .isEqualTo("it does not exist");
        assertThat(FileProblem.reason(new AccessDeniedException("/x")))
                .isEqualTo("access is denied");
        assertThat(FileProblem.reason(new MalformedInputException(1)))
                .isEqualTo("it is not text in UTF-8");
        assertThat(FileProblem.reason(new FileSystemException("/x", null, "File name too long")))
                .isEqualTo("File name too long");
        assertThat(FileProblem.reason(new IOException("No space left on device")))
                .isEqualTo("No space left on device");
        assertThat(FileProblem.reason(new IOException())).isNotBlank();
    }
}
