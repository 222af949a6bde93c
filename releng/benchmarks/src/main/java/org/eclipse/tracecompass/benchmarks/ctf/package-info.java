/** How fast CTF traces are read: events with times, one field of each, opening. */
package org.eclipse.tracecompass.benchmarks.ctf;
