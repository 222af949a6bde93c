/** What the test bundles share: where the real traces are, and the property engine under OSGi. */
package org.eclipse.tracecompass.testkit;
