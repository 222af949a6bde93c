package org.eclipse.tracecompass.spark;

import java.io.Serializable;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.tmf.fleet.core.MessageMatching.End;

/**
 * A message: its ends, with times by the clocks of their hosts.
 *
 * @param from where it was sent
 * @param to where it was received
 */
record Match(End from, End to) implements Serializable {

    /**
     * Two hosts, by name.
     *
     * @param a the first
     * @param b the second
     */
    record Pair(String a, String b) implements Serializable, Comparable<Pair> {

        @Override
        public int compareTo(Pair o) {
            int order = a.compareTo(o.a);
            return order != 0 ? order : b.compareTo(o.b);
        }
    }

    boolean isBetweenHosts() {
        return !from.host().equals(to.host());
    }

    private boolean isForth() {
        return from.host().compareTo(to.host()) < 0;
    }

    Pair pair() {
        return isForth() ? new Pair(from.host(), to.host()) : new Pair(to.host(), from.host());
    }

    Message message() {
        return isForth()
                ? new Message(true, from.time(), to.time(), from.cpu(), to.cpu())
                : new Message(false, to.time(), from.time(), to.cpu(), from.cpu());
    }
}
