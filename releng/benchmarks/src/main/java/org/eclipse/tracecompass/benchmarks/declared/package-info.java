/** Declared states against a state provider in Java. */
package org.eclipse.tracecompass.benchmarks.declared;
