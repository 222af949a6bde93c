package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.ExecutionException;
import org.eclipse.tracecompass.common.core.files.Shortage.Resource;
import org.junit.jupiter.api.Test;

class ShortageTest {

    private static Resource resource(Throwable failure) {
        return Shortage.behind(failure).orElseThrow().resource();
    }

    @Test
    void aFullDiskIsRecognizedAndNamed() {
        FileSystemException full =
                new FileSystemException("/cache/a.ht", null, "No space left on device");
        assertThat(resource(full)).isEqualTo(Resource.SPACE);
        assertThat(Shortage.behind(full).orElseThrow().sentence())
                .startsWith("No space is left for /cache/a.ht; ");
        assertThat(resource(new IOException("There is not enough space on the disk")))
                .isEqualTo(Resource.SPACE);
        assertThat(resource(new IOException("Disk quota exceeded"))).isEqualTo(Resource.SPACE);
    }

    @Test
    void tooManyOpenFilesAreRecognizedWhateverOpensThem() {
        assertThat(resource(new FileSystemException("/a", null, "Too many open files")))
                .isEqualTo(Resource.FILES);
        assertThat(resource(new FileNotFoundException("/a (Too many open files in system)")))
                .isEqualTo(Resource.FILES);
    }

    @Test
    void memoryAndThreadsAreTwoThings() {
        assertThat(resource(new OutOfMemoryError("Java heap space"))).isEqualTo(Resource.MEMORY);
        assertThat(resource(new OutOfMemoryError("unable to create native thread")))
                .isEqualTo(Resource.THREADS);
    }

    @Test
    void aShortageIsFoundBehindOtherFailures() {
        IOException full = new IOException("No space left on device");
        assertThat(resource(new ExecutionException(new UncheckedIOException(full))))
                .isEqualTo(Resource.SPACE);
    }

    /** Fails when it is initialized. */
    private static final class Hungry {
        static final int SIZE = size();

        private static int size() {
            throw new OutOfMemoryError("Java heap space");
        }
    }

    @Test
    void aClassThatHadNoMemoryBeforeIsAShortage() {
        assertThatThrownBy(() -> use(Hungry.SIZE)).isInstanceOf(OutOfMemoryError.class);
        assertThatThrownBy(() -> use(Hungry.SIZE))
                .isInstanceOf(NoClassDefFoundError.class)
                .satisfies(again -> assertThat(resource(again)).isEqualTo(Resource.MEMORY));
    }

    private static void use(int value) {
        assertThat(value).isNotZero();
    }

    @Test
    void otherFailuresAreNoShortage() {
        assertThat(Shortage.behind(new ExceptionInInitializerError("another"))).isEmpty();
        assertThat(Shortage.behind(new NoSuchFileException("/a"))).isEmpty();
        assertThat(Shortage.behind(new AccessDeniedException("/a"))).isEmpty();
        assertThat(Shortage.behind(new FileSystemException("/a", null, "File name too long")))
                .isEmpty();
        assertThat(Shortage.behind(new NoClassDefFoundError("a/b/C"))).isEmpty();
        assertThat(Shortage.behind(new VerifyError("Bad type on operand stack"))).isEmpty();
        assertThat(Shortage.behind(new VerifyError("Could not link verifier")))
                .hasValueSatisfying(
                        shortage -> assertThat(shortage.resource()).isEqualTo(Resource.FILES));
        assertThat(Shortage.behind(new IllegalStateException())).isEmpty();
    }

    @Test
    void causesInACircleAreNotFollowedForEver() {
        Exception first = new IllegalStateException();
        first.initCause(new IllegalStateException(first));
        assertThat(Shortage.behind(first)).isEmpty();
    }
}
