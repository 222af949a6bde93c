package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;

/**
 * The levels of one feature of one attribute, while they are being written. A value is written when
 * it is complete, so readers never see one that is still growing.
 */
final class Mipmap {

    /** The values that the next value of a level is going to sum up. */
    private static final class Group {
        private int count;
        private long start;
        private long end;
        private @Nullable Number chosen;
        private double weighted;

        void add(MipmapFeature feature, long start, long end, Number value) {
            if (count++ == 0) {
                this.start = start;
                chosen = null;
                weighted = 0;
            }
            this.end = end;
            if (feature == MipmapFeature.AVG) {
                weighted += value.doubleValue() * MipmapFeature.width(start, end);
            } else {
                chosen = feature.choose(chosen, value);
            }
        }

        Number value() {
            Number chosen = this.chosen;
            return chosen == null ? weighted / MipmapFeature.width(start, end) : chosen;
        }

        void save(DataOutput out) throws IOException {
            out.writeInt(count);
            out.writeLong(start);
            out.writeLong(end);
            StateValueCodec.write(out, chosen);
            out.writeDouble(weighted);
        }

        static Group restored(DataInput in) throws IOException {
            Group group = new Group();
            group.count = in.readInt();
            group.start = in.readLong();
            group.end = in.readLong();
            group.chosen = MipmapFeature.number(StateValueCodec.read(in));
            group.weighted = in.readDouble();
            return group;
        }
    }

    private final ITmfStateSystemBuilder target;
    private final MipmapFeature feature;
    private final int resolution;
    private final int featureQuark;

    /** Group i collects values of level i; a level i + 1 exists if its quark does. */
    private final List<Group> groups = new ArrayList<>();

    private final List<Integer> quarks = new ArrayList<>();

    /** No change is written beyond it: that would prolong the history. */
    private long historyEnd = Long.MAX_VALUE;

    Mipmap(
            ITmfStateSystemBuilder target,
            int baseQuark,
            MipmapFeature feature,
            int resolution,
            long start) {
        this.target = target;
        this.feature = feature;
        this.resolution = resolution;
        featureQuark = target.getQuarkRelativeAndAdd(baseQuark, feature.attribute());
        target.modifyAttribute(start, 0, featureQuark);
    }

    /** One that was saved. */
    Mipmap(ITmfStateSystemBuilder target, DataInput in) throws IOException {
        this.target = target;
        feature = MipmapFeature.values()[in.readByte()];
        resolution = in.readInt();
        featureQuark = in.readInt();
        for (int count = in.readInt(); count > 0; count--) {
            groups.add(Group.restored(in));
        }
        for (int count = in.readInt(); count > 0; count--) {
            quarks.add(in.readInt());
        }
    }

    void save(DataOutput out) throws IOException {
        out.writeByte(feature.ordinal());
        out.writeInt(resolution);
        out.writeInt(featureQuark);
        out.writeInt(groups.size());
        for (Group group : groups) {
            group.save(out);
        }
        out.writeInt(quarks.size());
        for (int quark : quarks) {
            out.writeInt(quark);
        }
    }

    /** Sets the end time of the history. */
    void setHistoryEnd(long time) {
        historyEnd = time;
    }

    /** Takes a value of the attribute that has ended. */
    void add(long start, long end, Number value) {
        add(0, start, end, value);
    }

    private void add(int level, long start, long end, Number value) {
        if (level == groups.size()) {
            groups.add(new Group());
        }
        Group group = groups.get(level);
        group.add(feature, start, end, value);
        if (group.count == resolution) {
            if (level == quarks.size()) {
                String name = String.valueOf(level + 1);
                quarks.add(target.getQuarkRelativeAndAdd(featureQuark, name));
                target.updateOngoingState((Object) quarks.size(), featureQuark);
            }
            close(level, group);
        }
    }

    /** Writes what a group sums up, as a value of the next level. */
    private void close(int level, Group group) {
        int quark = quarks.get(level);
        Number value = group.value();
        target.modifyAttribute(group.start, value, quark);
        if (group.end < historyEnd) {
            target.modifyAttribute(group.end + 1, null, quark);
        }
        group.count = 0;
        add(level + 1, group.start, group.end, value);
    }

    /** Writes the incomplete values of all levels that exist. */
    void flush() {
        for (int level = 0; level < quarks.size(); level++) {
            Group group = groups.get(level);
            if (group.count > 0) {
                close(level, group);
            }
        }
    }
}
