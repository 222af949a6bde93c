package org.eclipse.tracecompass.analysis.os.linux.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessStatusTest {

    @ParameterizedTest
    @CsvSource({
        "UNKNOWN,0",
        "WAIT_BLOCKED,1",
        "RUN,2",
        "RUN_SYTEMCALL,3",
        "INTERRUPTED,4",
        "WAIT_CPU,5",
        "WAIT_UNKNOWN,6",
        "WAIT_FORK,7"
    })
    void aStatusAndItsNumberMeanEachOther(ProcessStatus status, int number) {
        assertThat(status.getStateValue().unboxInt()).isEqualTo(number);
        assertThat(ProcessStatus.getStatusFromStateValue(status.getStateValue())).isEqualTo(status);
    }

    @Test
    void theHistoryDoesNotTellTheEndsOfAThreadApart() {
        assertThat(ProcessStatus.EXIT.getStateValue().unboxInt()).isZero();
        assertThat(ProcessStatus.ZOMBIE.getStateValue().unboxInt()).isZero();
        assertThat(ProcessStatus.NOT_ALIVE.getStateValue().isNull()).isTrue();
        assertThat(ProcessStatus.getStatusFromStateValue(ProcessStatus.NOT_ALIVE.getStateValue()))
                .isEqualTo(ProcessStatus.NOT_ALIVE);
    }

    @Test
    void theStateDumpHasNumbersOfItsOwn() {
        assertThat(LongStream.rangeClosed(-1, 8).mapToObj(ProcessStatus::getStatusFromStatedump))
                .containsExactly(
                        ProcessStatus.UNKNOWN,
                        ProcessStatus.UNKNOWN,
                        ProcessStatus.WAIT_FORK,
                        ProcessStatus.WAIT_CPU,
                        ProcessStatus.EXIT,
                        ProcessStatus.ZOMBIE,
                        ProcessStatus.WAIT_UNKNOWN,
                        ProcessStatus.RUN,
                        ProcessStatus.NOT_ALIVE,
                        ProcessStatus.UNKNOWN);
        assertThat(ProcessStatus.getStatusFromStatedump(1L << 32 | 2))
                .isEqualTo(ProcessStatus.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({
        "0,WAIT_CPU",
        "1,WAIT_BLOCKED",
        "2,WAIT_BLOCKED",
        "130,WAIT_BLOCKED",
        "64,NOT_ALIVE",
        "4,WAIT_UNKNOWN",
        "16,WAIT_UNKNOWN",
        "256,WAIT_UNKNOWN",
        "1024,WAIT_CPU"
    })
    void theStateInASwitchTellsWhatAThreadWaitsFor(long state, ProcessStatus status) {
        assertThat(ProcessStatus.getStatusFromKernelState(state)).isEqualTo(status);
    }
}
