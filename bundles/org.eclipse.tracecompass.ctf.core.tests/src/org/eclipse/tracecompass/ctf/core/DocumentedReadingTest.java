package org.eclipse.tracecompass.ctf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.event.CTFClock;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.trace.CTFResponse;
import org.eclipse.tracecompass.ctf.core.trace.CTFStreamInput;
import org.eclipse.tracecompass.ctf.core.trace.CTFStreamInputReader;
import org.eclipse.tracecompass.ctf.core.trace.CTFStreamOutputWriter;
import org.eclipse.tracecompass.ctf.core.trace.CTFStreamPacketOutputWriter;
import org.eclipse.tracecompass.ctf.core.trace.CTFTrace;
import org.eclipse.tracecompass.ctf.core.trace.CTFTraceReader;
import org.eclipse.tracecompass.ctf.core.trace.CTFTraceWriter;
import org.eclipse.tracecompass.ctf.core.trace.ICTFPacketDescriptor;
import org.eclipse.tracecompass.ctf.core.trace.ICTFStream;
import org.eclipse.tracecompass.ctf.core.trace.IPacketReader;
import org.eclipse.tracecompass.ctf.core.trace.Metadata;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that knows only the documented classes reads, seeks, trims and follows a trace. */
@NonNullByDefault({})
class DocumentedReadingTest {

    @TempDir Path folder = Path.of("");

    private CTFTrace trace;

    @BeforeEach
    void open() throws CTFException {
        trace = new CTFTrace(SharedTraces.demo("k-alpha/s1/kernel").toString());
    }

    private static List<Long> times(CTFTrace trace) throws CTFException {
        List<Long> times = new ArrayList<>();
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            while (reader.hasMoreEvents()) {
                long cycles = reader.getCurrentEventDef().getTimestamp();
                times.add(trace.timestampCyclesToNanos(cycles));
                reader.advance();
            }
        }
        return times;
    }

    @Test
    void theTraceTellsWhatItsMetadataSays() {
        assertThat(trace.getMajor()).isEqualTo(1);
        assertThat(trace.getMinor()).isEqualTo(8);
        assertThat(trace.majorIsSet() && trace.minorIsSet() && trace.uuidIsSet()).isTrue();
        assertThat(trace.byteOrderIsSet() && trace.packetHeaderIsSet()).isTrue();
        assertThat(trace.isCTF2()).isFalse();
        assertThat(trace.getByteOrder()).isEqualTo(ByteOrder.LITTLE_ENDIAN);
        assertThat(trace.getEnvironment()).containsEntry("domain", "\"kernel\"");
        assertThat(trace.getPacketHeader().getFieldsList()).contains("magic", "uuid", "stream_id");
        assertThat(trace.nbStreams()).isEqualTo(1);
        CTFClock clock = trace.getClock();
        assertThat(trace.getClock(clock.getName())).isSameAs(clock);
        assertThat(clock.getProperty("freq")).isEqualTo(1_000_000_000L);
        assertThat(trace.getOffset()).isEqualTo(clock.getClockOffset());
        assertThat(trace.timestampNanoToCycles(trace.timestampCyclesToNanos(12345)))
                .isEqualTo(12345);
        assertThat(trace.getCurrentStartTime()).isPositive().isLessThan(trace.getCurrentEndTime());
        assertThat(trace.getScopePath()).isEqualTo(ILexicalScope.TRACE);
        assertThat(trace.lookupDefinition("trace.packet.header"))
                .hasToString(trace.getPacketHeaderDef().toString());
        assertThat(trace.lookupDefinition("nothing")).isNull();
    }

    @Test
    void theStreamsTellTheirTypesAndFiles() throws Exception {
        ICTFStream stream = trace.getStreams().iterator().next();
        assertThat(trace.getStream(stream.getId())).isSameAs(stream);
        assertThat(trace.getStream(99L)).isNull();
        assertThat(stream.getTrace()).isSameAs(trace);
        assertThat(stream.isIdSet() && stream.isEventHeaderSet()).isTrue();
        assertThat(stream.isPacketContextSet()).isTrue();
        assertThat(stream.getPacketContextDecl().getFieldsList()).contains("cpu_id");
        assertThat(stream.getEventHeaderDeclaration()).isInstanceOf(StructDeclaration.class);
        IEventDeclaration event = Objects.requireNonNull(stream.getEventDeclaration(3));
        assertThat(event.getId()).isEqualTo(3);
        assertThat(event.getStream()).isSameAs(stream);
        assertThat(stream.getEventDeclarations().get(3)).isSameAs(event);
        assertThat(trace.getEventDeclarations(stream.getId())).contains(event);
        assertThat(stream.getEventDeclaration(-5)).isNull();
        assertThat(stream.getStreamInputs()).isNotEmpty();
        for (CTFStreamInput input : stream.getStreamInputs()) {
            assertThat(input.getStream()).isSameAs(stream);
            assertThat(input.getFile()).exists().hasName(input.getFilename());
            assertThat(input.getTimestampEnd()).isPositive();
            assertThat(input.lookupDefinition("stream.packet.context")).isNotNull();
            assertThat(input.lookupDefinition(null)).isNull();
            assertThat(input).isEqualTo(new CTFStreamInput(stream, input.getFile()));
        }
    }

    @Test
    void packetsTellWhereTheyAreAndWhatTheyContain() throws Exception {
        Path lost = SharedTraces.trace("ctf/gen-ust18-lost");
        CTFTrace many = new CTFTrace(lost.resolve("ust18-lost/ust/uid/0/64-bit").toFile());
        int several = 0;
        for (CTFStreamInput input : many.getStreams().iterator().next().getStreamInputs()) {
            try (CTFStreamInputReader reader = new CTFStreamInputReader(input)) {
                assertThat(reader.getCurrentEvent()).isNull();
                IPacketReader packets = reader.getCurrentPacketReader();
                ICTFPacketDescriptor first = packets.getCurrentPacket();
                assertThat(first.getOffsetBits()).isZero();
                assertThat(first.getLostEvents()).isZero();
                assertThat(first.getPayloadStartBits()).isPositive();
                assertThat(first.getContentSizeBits())
                        .isLessThanOrEqualTo(first.getPacketSizeBits());
                assertThat(first.getTarget()).isEqualTo("CPU" + reader.getCPU());
                assertThat(first.getTargetId()).isEqualTo(packets.getCPU());
                assertThat(first.getAttributes()).containsKeys("timestamp_begin", "packet_size");
                assertThat(
                                Objects.requireNonNull(first.getStreamPacketContextDef())
                                        .getFieldNames())
                        .containsExactlyElementsOf(first.getAttributes().keySet());
                assertThat(first.includes(first.getTimestampBegin())).isTrue();
                assertThat(first.includes(first.getTimestampEnd() + 1)).isFalse();
                while (packets.hasMoreEvents()) {
                    IEventDefinition event = packets.readNextEvent();
                    assertThat(first.includes(event.getTimestamp())).isTrue();
                    assertThat(event).isSameAs(reader.getCurrentEvent());
                }
                assertThat(packets.getCurrentPacketEventHeader().getFieldNames()).contains("id");
                assertThatThrownBy(packets::readNextEvent).isInstanceOf(CTFException.class);
                if (reader.readNextEvent() == CTFResponse.OK) {
                    several++;
                    assertThat(packets.getCurrentPacket().getOffsetBytes())
                            .isEqualTo(first.getPacketSizeBits() / 8);
                } else {
                    assertThat(packets.getCurrentPacket()).isNull();
                }
                assertThatThrownBy(() -> reader.getByteBufferAt(0, 1L << 40))
                        .isInstanceOf(CTFException.class);
            }
        }
        assertThat(several).isPositive();
    }

    @Test
    void anEventTellsItsFieldsAndItsPacket() throws Exception {
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            IEventDefinition event = reader.getCurrentEventDef();
            while (!event.getDeclaration().getName().equals("sched_switch")) {
                assertThat(reader.advance()).isTrue();
                event = reader.getCurrentEventDef();
            }
            ICompositeDefinition fields = event.getFields();
            assertThat(fields.getDefinition("prev_comm").toString()).isNotEmpty();
            assertThat(fields.getDefinition("next_tid")).isInstanceOf(IntegerDefinition.class);
            assertThat(fields.getDefinition("none")).isNull();
            Object cpu = event.getPacketContext().getDefinition("cpu_id");
            assertThat(cpu).hasToString(Integer.toString(event.getCPU()));
            assertThat(Objects.requireNonNull(event.getPacketHeader()).getFieldNames())
                    .contains("magic");
            assertThat(event.getPacketAttributes()).containsKey("cpu_id");
            assertThat(reader.getTopStream().getCurrentEvent()).isSameAs(event);
            reader.advance();
            assertThat(event.getFields()).hasToString(fields.toString());
        }
    }

    @Test
    void aTrimmedTraceIsReadAgain() throws Exception {
        List<Long> all = times(trace);
        long from = all.get(all.size() / 3);
        long to = all.get(all.size() / 2);
        Path target = folder.resolve("trimmed");
        new CTFTraceWriter(trace).copyPackets(from, to, target.toString());
        CTFTrace trimmed = new CTFTrace(target.toFile());
        assertThat(times(trimmed))
                .isEqualTo(all.stream().filter(time -> time >= from && time <= to).toList());
        assertThat(trimmed.getUUID()).isEqualTo(trace.getUUID());
        assertThatThrownBy(() -> new CTFTraceWriter(trace).copyPackets(from, to, target.toString()))
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("not an empty folder");
        Path whole = folder.resolve("whole");
        new CTFTraceWriter(trace).copyPackets(0, Long.MAX_VALUE, whole.toString());
        assertThat(times(new CTFTrace(whole.toFile()))).isEqualTo(all);
    }

    @Test
    void aRangeWithoutEventsLeavesATraceWithoutEvents() throws Exception {
        Path target = folder.resolve("none");
        new CTFTraceWriter(trace).copyPackets(1, 2, target.toString());
        CTFTrace empty = new CTFTrace(target.toFile());
        assertThat(empty.nbStreams()).isEqualTo(1);
        try (CTFTraceReader reader = new CTFTraceReader(empty)) {
            assertThat(reader.hasMoreEvents()).isFalse();
            assertThat(reader.getCurrentEventDef()).isNull();
            assertThat(reader.advance()).isFalse();
            assertThat(reader.seek(0)).isFalse();
            reader.goToLastEvent();
            assertThat(reader.getStartTime()).isZero();
            assertThat(reader.getEndTime()).isZero();
        }
    }

    @Test
    void filesAndPacketsAreCopiedOneByOne() throws Exception {
        ICTFStream stream = trace.getStreams().iterator().next();
        Path files = Files.createDirectory(folder.resolve("files"));
        Path packets = Files.createDirectory(folder.resolve("packets"));
        Path metadata = new Metadata(trace).copyTo(files.toFile());
        assertThat(metadata).hasFileName("metadata");
        new Metadata(trace).copyTo(packets.toFile());
        long middle;
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            middle = (reader.getStartTime() + reader.getEndTime()) / 2;
        }
        for (CTFStreamInput input : stream.getStreamInputs()) {
            CTFStreamOutputWriter writer = new CTFStreamOutputWriter(input, files.toFile());
            writer.copyPackets(0, middle);
            assertThat(writer.getOutFile()).hasName(input.getFilename());
            try (FileChannel out =
                            FileChannel.open(
                                    packets.resolve(input.getFilename()),
                                    StandardOpenOption.CREATE_NEW,
                                    StandardOpenOption.WRITE);
                    CTFStreamInputReader reader = new CTFStreamInputReader(input)) {
                CTFStreamPacketOutputWriter one = new CTFStreamPacketOutputWriter(input);
                ICTFPacketDescriptor last = null;
                while (reader.readNextEvent() == CTFResponse.OK) {
                    ICTFPacketDescriptor packet =
                            reader.getCurrentPacketReader().getCurrentPacket();
                    if (packet != last && packet.getTimestampBegin() <= middle) {
                        one.writePacket(packet, 0, middle, 0, out);
                    }
                    last = packet;
                }
            }
        }
        long nanos = trace.timestampCyclesToNanos(middle);
        List<Long> expected = times(trace).stream().filter(time -> time <= nanos).toList();
        assertThat(times(new CTFTrace(files.toFile()))).isEqualTo(expected);
        assertThat(times(new CTFTrace(packets.toFile()))).isEqualTo(expected);
    }

    @Test
    void aPacketInMemoryIsWrittenAsItIs() throws Exception {
        CTFStreamInput input =
                trace.getStreams().iterator().next().getStreamInputs().iterator().next();
        Path copy = folder.resolve("copy");
        try (CTFStreamInputReader reader = new CTFStreamInputReader(input);
                FileChannel out =
                        FileChannel.open(
                                copy, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            ICTFPacketDescriptor packet = reader.getCurrentPacketReader().getCurrentPacket();
            ByteBuffer bytes = reader.getByteBufferAt(0, packet.getPacketSizeBits() / 8);
            CTFStreamPacketOutputWriter writer = new CTFStreamPacketOutputWriter();
            writer.writePacket(bytes.duplicate(), out);
            assertThat(Files.readAllBytes(copy)).isEqualTo(bytes.array());
            assertThatThrownBy(() -> writer.writePacket(packet, out, 0))
                    .isInstanceOf(CTFException.class);
        }
    }

    @Test
    void aTraceGrowsWhileItIsRead() throws Exception {
        CTFStreamInput whole =
                trace.getStreams().iterator().next().getStreamInputs().iterator().next();
        byte[] bytes = Files.readAllBytes(whole.getFile().toPath());
        int packet;
        int expected = 0;
        try (CTFStreamInputReader all = new CTFStreamInputReader(whole)) {
            packet =
                    (int) (all.getCurrentPacketReader().getCurrentPacket().getPacketSizeBits() / 8);
            while (all.readNextEvent() == CTFResponse.OK) {
                expected++;
            }
        }
        File growing = folder.resolve("growing").toFile();
        assertThat(growing.createNewFile()).isTrue();
        Metadata metadata = new Metadata();
        CTFTrace live = metadata.getTrace();
        assertThatThrownBy(() -> live.addStreamFile(growing))
                .hasMessageContaining("no metadata yet");
        metadata.parseText(text());
        assertThat(live.getUUID()).isEqualTo(trace.getUUID());
        live.addStreamFile(growing);
        int read = 0;
        try (CTFTraceReader reader = new CTFTraceReader(live)) {
            reader.setLive(true);
            assertThat(reader.isLive()).isTrue();
            assertThat(reader.hasMoreEvents()).isFalse();
            for (int at = 0; at < bytes.length; at += packet) {
                try (RandomAccessFile out = new RandomAccessFile(growing, "rw")) {
                    out.seek(at);
                    out.write(bytes, at, Math.min(packet, bytes.length - at));
                }
                for (boolean more = reader.advance(); more; more = reader.advance()) {
                    read++;
                }
            }
        }
        assertThat(read).isEqualTo(expected);
    }

    private String text() throws Exception {
        Path file = trace.getTraceDirectory().toPath().resolve("metadata");
        return MetadataReader.text(file);
    }

    @Test
    void aTraceIsDescribedByHand() throws Exception {
        CTFTrace own = new CTFTrace();
        assertThat(own.majorIsSet() || own.minorIsSet() || own.uuidIsSet()).isFalse();
        assertThat(own.byteOrderIsSet() || own.packetHeaderIsSet()).isFalse();
        assertThat(own.getClock()).isNull();
        assertThat(own.getPath()).isEmpty();
        assertThat(own.getOffset()).isZero();
        assertThat(own.timestampCyclesToNanos(5)).isEqualTo(5);
        own.setMajor(1);
        own.setMinor(8);
        UUID uuid = UUID.randomUUID();
        own.setUUID(uuid);
        own.setByteOrder(ByteOrder.BIG_ENDIAN);
        own.setPacketHeader(new StructDeclaration(8));
        CTFClock clock = new CTFClock();
        clock.addAttribute("name", "c");
        clock.addAttribute("freq", 1000L);
        clock.addAttribute("offset", 2000L);
        own.addClock("c", clock);
        assertThat(own.getUUID()).isEqualTo(uuid);
        assertThat(own.getByteOrder()).isEqualTo(ByteOrder.BIG_ENDIAN);
        assertThat(own.getClock()).isSameAs(clock);
        assertThat(own.getOffset()).isEqualTo(2_000_000_000L);
        assertThat(own.timestampCyclesToNanos(5)).isEqualTo(2_005_000_000L);
        assertThat(own.timestampNanoToCycles(2_005_000_000L)).isEqualTo(5);
        ICTFStream stream = trace.getStreams().iterator().next();
        own.addStream(stream);
        assertThat(own.nbStreams()).isEqualTo(1);
        assertThatThrownBy(() -> own.addStream(stream)).hasMessageContaining("already");
        assertThatThrownBy(() -> new CTFTraceWriter(own)).isInstanceOf(CTFException.class);
    }

    @Test
    void readersOfTheSameTraceAreEqual() throws Exception {
        try (CTFTraceReader reader = new CTFTraceReader(trace);
                CTFTraceReader other = new CTFTraceReader(trace);
                CTFTraceReader third = new CTFTraceReader(new CTFTrace(trace.getPath()))) {
            assertThat(reader).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(third);
            assertThat(reader.getTrace()).isSameAs(trace);
            assertThat(reader.getEventDeclarations()).hasSizeGreaterThan(10);
            assertThat(other.isClosed()).isFalse();
            other.close();
            assertThat(other.isClosed()).isTrue();
            reader.printStats();
            reader.printStats(10);
            reader.populateIndex();
        }
    }
}
